import type { Theme } from "#vocabulary/theme.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { useTheme } from "#web/state/root-data.ts";
import { chooseTheme } from "#web/state/theme.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { AutoThemeIcon, MoonIcon, SunIcon } from "#web/ui/icons.tsx";

const next: Record<Theme, Theme> = { system: "light", light: "dark", dark: "system" };
const icons = { system: AutoThemeIcon, light: SunIcon, dark: MoonIcon };
const labels = { system: m.theme_system, light: m.theme_light, dark: m.theme_dark };

export function ThemeSwitch() {
  const theme = useTheme();
  const Icon = icons[theme];
  return <IconButton label={labels[theme]()} icon={<Icon />} onClick={() => chooseTheme(next[theme])} />;
}
