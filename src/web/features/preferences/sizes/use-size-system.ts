import { useEffect, useState } from "react";
import type { Language } from "#vocabulary/language.ts";
import { type SizeSystem, sizeSystems } from "#vocabulary/size.ts";
import { type Parse, readStored, writeStored } from "#web/data/stored.ts";
import { currentLanguage } from "#web/i18n/language.ts";

const key = "size_system";

const parseSystem: Parse<SizeSystem> = (value) => sizeSystems.find((system) => system === value);

const usual: Readonly<Record<Language, SizeSystem>> = { en: "uk", fr: "fr" };

/** The system sizes are shown in: the one chosen on this device, or the one the reader's language suggests. */
export function useSizeSystem(
  offered: readonly SizeSystem[],
): [system: SizeSystem, choose: (system: SizeSystem) => void] {
  const [chosen, setChosen] = useState<SizeSystem>();
  useEffect(() => setChosen(readStored(key, parseSystem)), []);
  const choose = (system: SizeSystem) => {
    writeStored(key, system);
    setChosen(system);
  };
  return [offered.find((system) => system === chosen) ?? usual[currentLanguage()], choose];
}
