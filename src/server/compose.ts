import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { createApi } from "#api/app.ts";
import type { RequestFacts } from "#api/ports.ts";
import { openJobBoard, toldOn } from "#domain/admin/job-board.ts";
import { piecesByLook } from "#domain/looks/pieces-by-look.ts";
import { openDelivery } from "#domain/people/deliver-letters.ts";
import { recommendNightly } from "#domain/recommendation/daily/recommend-nightly.ts";
import { embeddedEngine } from "#domain/search/embedded-engine.ts";
import { overrideStore } from "#storage/admin/override-store.ts";
import { overviewStore } from "#storage/admin/overview-store.ts";
import { schoolFigures } from "#storage/admin/school-figures.ts";
import { searchLog } from "#storage/admin/search-log.ts";
import { catalogueStore } from "#storage/catalogue-store.ts";
import { withPatience } from "#storage/hurry.ts";
import { isDatabaseGone } from "#storage/is-database-gone.ts";
import { openJobLocks } from "#storage/job-locks.ts";
import { lookStore } from "#storage/look-store.ts";
import type { OpenDatabase } from "#storage/open-database.ts";
import { newsStore } from "#storage/people/news-store.ts";
import { countWaitingLetters } from "#storage/people/outbox-store.ts";
import { trainingStore } from "#storage/people/training-store.ts";
import { productDocuments } from "#storage/product-documents.ts";
import { rankerWeightsStore } from "#storage/ranker-weights-store.ts";
import { shopperStore } from "#storage/shopper-store.ts";
import { openSignals } from "#storage/signals/open-signals.ts";
import { tidyEmbedded } from "#storage/tidy-embedded.ts";
import { drawScene } from "#supply/illustrator/ink/scenes.ts";
import { drawLexiconSprite } from "#supply/lexicon-drawings/sprite.ts";
import { firstAdminEmail, makeFirstAdmin } from "./adapters/accounts/first-admin.ts";
import { openAccounts } from "./adapters/accounts/open-accounts.ts";
import { openAdmin } from "./adapters/admin/open-admin.ts";
import { openCatalogueDesk } from "./adapters/admin/open-catalogue-desk.ts";
import { openOverrides } from "./adapters/admin/open-overrides.ts";
import { openAssistant } from "./adapters/assistant/open-assistant.ts";
import { warmAssistant } from "./adapters/assistant/warm-assistant.ts";
import type { Generating } from "./adapters/catalogue/generate-in-thread.ts";
import { openCatalogue } from "./adapters/catalogue/open-catalogue.ts";
import { rememberProducts } from "./adapters/catalogue/remember-products.ts";
import { openTexts } from "./adapters/content/open-texts.ts";
import { hearChoices } from "./adapters/learning/hear-choices.ts";
import { openLearning } from "./adapters/learning/open-learning.ts";
import type { Log } from "./adapters/log.ts";
import { openLooks } from "./adapters/looks/open-looks.ts";
import { openPost } from "./adapters/mail/open-post.ts";
import { openMetrics } from "./adapters/metrics.ts";
import { describePieces } from "./adapters/news/describe-pieces.ts";
import { openNews } from "./adapters/news/open-news.ts";
import { firstScreens, housePictures, joinCatalogues } from "./adapters/pictures/catalogue.ts";
import { readEdition } from "./adapters/pictures/edition.ts";
import { lookPictures, swapPictures } from "./adapters/pictures/look-pictures.ts";
import { openPictures } from "./adapters/pictures/open-pictures.ts";
import { productPictures } from "./adapters/pictures/product-pictures.ts";
import { readMarkdown } from "./adapters/read-markdown.ts";
import { timedSearch } from "./adapters/timed-search.ts";
import type { Config } from "./config.ts";
import { editionOf } from "./edition-of.ts";
import { carryLetters } from "./jobs/carry-letters.ts";
import { learnInRounds } from "./jobs/learn-in-rounds.ts";
import { recommendInRounds } from "./jobs/recommend-nightly.ts";
import { recordSearches } from "./jobs/record-searches.ts";
import { runDueFeeds } from "./jobs/run-due-feeds.ts";
import { sweepAccounts } from "./jobs/sweep-accounts.ts";
import { tellNewsInRounds } from "./jobs/tell-news.ts";
import { keepAssets } from "./kept-assets.ts";
import { createPages } from "./pages.ts";
import { createSite } from "./site.ts";
import { warnOfProxy } from "./warn-of-proxy.ts";
import type { WebBuild } from "./web-build.ts";

/** Each process comes to its rounds at a time of its own: what another did since our last one counts as ours. */
const nearlyAnHourMs = 55 * 60_000;

export type Foundations = {
  readonly config: Config;
  readonly database: OpenDatabase;
  readonly build: WebBuild;
  readonly log: Log;
  readonly report: (step: string) => void;
  readonly now: () => Date;
  /** The catalogue of a first start, begun while the database was opening. */
  readonly catalogueBegun?: Generating | undefined;
};

/** Puts the rooms together: this is the only place that knows them all. */
export async function compose(foundations: Foundations) {
  const { config, database, build, log, report, now, catalogueBegun } = foundations;
  const started = now().getTime();
  let isOver = false;
  /** What fails because the site is being stopped is nobody's fault. */
  const complain = (sentence: string) => (error: unknown) => {
    if (!isOver) log.warn({ err: error }, sentence);
  };
  const metrics = openMetrics();
  const jobs = metrics.hearJobs(openJobBoard(now));
  const signals = await openSignals({
    url: config.databaseUrl,
    tellChanges: database.tellChanges,
    onFault: complain("changes of other processes are seen later for now"),
  });
  const locks = openJobLocks(signals.connection);
  const store = catalogueStore(database.db);
  const [catalogue, { files, fill, content, uploads, legalDocuments, legalPages }] = await Promise.all([
    openCatalogue({
      store,
      shoppers: shopperStore(database.db),
      size: config.catalogueSize,
      begun: catalogueBegun,
      report,
      now,
      onFault: complain("the catalogue could not be read again"),
      told: (work) => toldOn(jobs, "catalogue", work),
      inTurn: (work) => locks.inTurn("first-start", work),
    }),
    openTexts({
      db: database.db,
      config,
      report,
      now,
      onFault: complain("what was written could not be read again"),
    }),
  ]);

  const products = rememberProducts({
    find: store.find,
    documents: productDocuments(database.db),
    isAway: isDatabaseGone,
  });
  const keepProducts = () => products.fill().catch(complain("products could not be kept for bad times"));
  catalogue.onChange(() => void keepProducts());

  const looks = await openLooks({
    store: lookStore(database.db),
    snapshot: catalogue.snapshot,
    report,
    onFault: complain("the looks could not be put together again"),
    told: (work) => toldOn(jobs, "looks", work),
  });

  const post = openPost({ ...config.mail, publicUrl: config.publicUrl });
  const learning = openLearning({
    training: trainingStore(database.db),
    weights: rankerWeightsStore(database.db),
    snapshot: catalogue.snapshot,
    now,
    giveWay: () => setTimeout(5),
    onLearned: (about, sentence) => log.info(about, sentence),
  });
  // Scores are those of the last start from the first answer on; what is liked together is learned again soon.
  await learning.refresh();
  const rounds = learnInRounds({
    // One after the other: each learns what is liked together for itself, and the first fits the weights for all.
    train: () => locks.inTurn("learning", () => toldOn(jobs, "learning", learning.train)),
    refresh: learning.refresh,
    stop: learning.close,
    onFault: complain("nothing could be learned"),
  });
  const overrides = await openOverrides({
    store: overrideStore(database.db),
    now,
    onFault: complain("what admins say of lists could not be read again"),
  });
  const opened = openAccounts({
    database,
    overridesFor: overrides.overridesFor,
    legalDocuments,
    piecesOfLook: (look) => piecesByLook(looks.all()).get(look) ?? [],
    now,
    letterQueued: () => letters.hurry(),
    forgetMail: post.forget,
    watchPasswords: (waiting) => metrics.watchQueue("passwords", waiting),
  });
  metrics.watchQueue("database", () => database.waiting?.() ?? 0);
  metrics.watchQueue("mail", () => countWaitingLetters(database.db));
  const accounts = hearChoices(opened, rounds.heard);
  let failures = 0;
  const deliver = openDelivery(accounts, {
    post: post.post,
    onFailure: (reason, attempts) => {
      failures++;
      log.warn({ reason, attempts }, "a mail did not go out");
    },
    describe: describePieces(catalogue.snapshot),
  });
  const letters = carryLetters({
    deliver: async () => {
      failures = 0;
      const taken = await deliver();
      // Looking into an empty box is no news.
      if (failures > 0) jobs.fail("letters");
      else if (taken > 0) jobs.end("letters", taken);
      return taken;
    },
    nextDue: accounts.outbox.nextDue,
    now,
    onFault: complain("the outbox could not be read"),
  });
  const search = timedSearch(
    embeddedEngine(catalogue.snapshot, {
      now: () => performance.now(),
      giveWay: () => new Promise((resolve) => setImmediate(resolve)),
    }),
    metrics.observeSearch,
  );
  const assistant = openAssistant({
    database,
    world: {
      snapshot: catalogue.snapshot,
      engine: search,
      looks: looks.all,
      features: learning.features,
      meanings: () => content.editorial().meanings,
    },
    find: products.find,
    metrics,
    model: config.model,
  });
  const heardSearches = searchLog(database.db);
  const searches = recordSearches({
    log: heardSearches,
    now,
    onFault: complain("searches could not be counted"),
  });
  const figures = schoolFigures(database.db);
  const sweepers = [
    assistant.conversations.sweep,
    heardSearches.sweep,
    overviewStore(database.db).settle,
    // Counted ahead: the first admin who looks at the schools would wait for it.
    async (at: Date) => void (await figures(0, at)),
    ...(database.kind === "embedded" ? [() => withPatience("work", () => tidyEmbedded(database.db))] : []),
  ];
  const stopSweeping = sweepAccounts({
    accounts,
    others: sweepers,
    sweepMail: post.sweep,
    once: (work) => locks.once("sweep", { freshMs: nearlyAnHourMs }, work),
    onFault: complain("old records could not be taken away"),
  });
  // The next index is made while the last one answers, before anybody asks for it.
  catalogue.onChange(() => void search.prepare().catch(complain("no index of the catalogue")));
  const onNewsFault = complain("news could not be told");
  const tellNews = openNews({
    accounts,
    news: newsStore(database.db),
    snapshot: catalogue.snapshot,
    search,
    onFault: onNewsFault,
  });
  const news = tellNewsInRounds({
    tell: (isOver) =>
      locks.once("news", { freshMs: nearlyAnHourMs, mark: catalogue.snapshot().version }, () =>
        toldOn(jobs, "news", () => tellNews(isOver)),
      ),
    version: () => catalogue.snapshot().version,
    onFault: onNewsFault,
  });
  const onNightlyFault = complain("lists could not be made ahead");
  const nightly = recommendInRounds({
    recommend: (isOver, giveWay) => {
      let people = 0;
      const round = {
        accounts,
        snapshot: catalogue.snapshot,
        features: learning.features,
        giveWay: () => {
          jobs.progress("nightly", ++people);
          return giveWay();
        },
        isOver,
        onFault: onNightlyFault,
      };
      return locks.once("nightly", { freshMs: nearlyAnHourMs }, () =>
        toldOn(jobs, "nightly", () => recommendNightly(round)),
      );
    },
    onFault: onNightlyFault,
  });
  const onFeedFault = complain("a feed could not be brought in");
  const desk = openCatalogueDesk({
    database,
    now,
    jobs,
    uploadFolder: join(config.dataDirectory, "uploads"),
    onFault: onFeedFault,
  });
  const dueFeeds = runDueFeeds({ ...desk, onFault: onFeedFault });
  signals.on("catalogue", catalogue.look);
  signals.on("content", content.refresh);
  signals.on("looks", looks.refresh);
  signals.on("overrides", overrides.refresh);
  signals.on("weights", learning.refresh);
  const adminPassword = await makeFirstAdmin(accounts);
  if (adminPassword)
    report(`made the first admin: ${firstAdminEmail}, password ${adminPassword} (shown only this once)`);

  const pictures = openPictures({
    ...config.pictures,
    catalogue: joinCatalogues(
      housePictures,
      content.uploads,
      lookPictures(catalogue.snapshot, looks.all),
      productPictures(catalogue.snapshot),
      swapPictures(catalogue.snapshot, looks.all),
    ),
    uploaded: uploads.picture,
    edition: await readEdition(),
    now: () => now().getTime(),
    warn: (about, sentence) => log.warn(about, sentence),
  });
  metrics.watchQueue("pictures", pictures.waiting);

  const api = createApi({
    health: async () => ({
      status: await database.ping().then(
        () => "ok" as const,
        () => "unavailable" as const,
      ),
      build: build.id,
      uptime_s: Math.round((now().getTime() - started) / 1000),
      database: database.kind,
      products: catalogue.snapshot().size,
    }),
    metrics: metrics.text,
    editorial: content.editorial,
    legalDocuments: legalPages,
    readMarkdown,
    fillPlaceholders: fill,
    drawings: { scene: drawScene, lexicon: drawLexiconSprite() },
    pictures,
    previewOf: pictures.previewOf,
    catalogue: { snapshot: catalogue.snapshot, find: products.find },
    features: learning.features,
    search,
    hearSearch: searches.hear,
    observeRecommendation: metrics.observeRecommendation,
    looks: looks.all,
    accounts,
    assistant,
    admin: openAdmin({
      ...{ database, now, jobs, figures, catalogue: desk.ports, reco: { overrides, learning } },
      content: {
        content,
        looks,
        isInFiles: (language, slug) =>
          files.articles.some((article) => article.language === language && article.slug === slug),
      },
    }),
    reportFault: (error, id) => {
      metrics.countFault(isDatabaseGone(error) ? "database" : "other");
      log.error({ err: error, id }, "a call failed");
    },
    isUnavailable: isDatabaseGone,
    withPatience,
  });
  const [shelves, outfits] = [editionOf(catalogue.snapshot), editionOf(looks.all)];
  const pages = await createPages(
    build,
    (request, facts) => api.fetch(request, facts),
    config.publicUrl,
    () => `${content.edition()} ${shelves()} ${outfits()}`,
  );
  // One process alone has one build: a tab of an earlier one loads itself anew.
  const keptFiles = database.kind === "postgres" && build.clientDirectory ? config.dataDirectory : undefined;
  if (keptFiles && build.clientDirectory)
    await keepAssets(build.clientDirectory, join(keptFiles, "assets"), now()).catch(
      complain("files of this build could not be kept for others"),
    );
  const site = createSite({
    api,
    pages,
    build,
    keptFiles,
    contact: config.contact,
    crawl: {
      publicUrl: config.publicUrl,
      snapshot: catalogue.snapshot,
      looks: looks.all,
      editorial: content.editorial,
    },
    log,
    metrics,
    now,
  });
  const noticeProxy = warnOfProxy(log, config.trustedProxies);
  return {
    answer: (request: Request, facts: RequestFacts) => {
      noticeProxy(request);
      // A probe every second is not a visitor: it must not keep the quiet moments away.
      if (!request.url.endsWith("/api/health")) pictures.quiet.touch();
      return site.fetch(request, facts);
    },
    /** What the first visitors will look at. */
    warm: async () => {
      await Promise.all([
        catalogue.warm(),
        pages.warm(),
        search.prepare(),
        keepProducts(),
        toldOn(jobs, "pictures", () => pictures.warm(firstScreens, report)),
      ]);
      await warmAssistant(assistant.stylist, catalogue.snapshot());
    },
    /** Before the database is closed: what is under way may still write to it. */
    rest: async () => {
      isOver = true;
      locks.close();
      stopSweeping();
      overrides.close();
      const carried = letters.close();
      // A mail server that hangs must not hold up the stop: its letter is tried again at the next start.
      post.close();
      await Promise.all([
        carried,
        news.close(),
        nightly.close(),
        rounds.close(),
        dueFeeds.close().then(desk.close),
        searches.close(),
      ]);
      await signals.close();
    },
    close: () => {
      content.close();
      looks.close();
      catalogue.close();
      return pictures.close();
    },
  };
}
