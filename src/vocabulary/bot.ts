/**
 * Search engines, link previews and page auditors. A narrow list on purpose: general bot detection
 * also catches headless browsers and command-line clients, whose users do want to see error pages.
 */
const bots =
  /googlebot|google-inspectiontool|storebot-google|googleother|mediapartners-google|adsbot-google|bingbot|bingpreview|slurp|duckduckbot|baiduspider|yandex(bot|images|mobilebot)|applebot|petalbot|seznambot|naverbot|yeti\/|sogou|qwantbot|ia_archiver|facebookexternalhit|facebot|meta-externalagent|twitterbot|linkedinbot|pinterest(bot)?\/|slackbot|discordbot|telegrambot|whatsapp|redditbot|embedly|skypeuripreview|vkshare|tumblr|chrome-lighthouse/i;

export const isBot = (userAgent: string | null | undefined): boolean =>
  Boolean(userAgent && bots.test(userAgent));
