import type { StudioLanguage } from '../../language.ts'

/** axe's own translation lacks this rule. */
const missingInRussian = { 'aria-tab-name': 'У вкладок (role=tab) должно быть доступное имя' }

/**
 * The rules in a language other than English, by id. axe's `configure` would translate them too, but compiles
 * its texts with `new Function`, which the content security policy forbids.
 */
export async function axeHelp(language: StudioLanguage): Promise<Readonly<Record<string, string>>> {
  if (language === 'uz') return (await import('./axe-help.uz.json')).default
  if (language !== 'ru') return {}
  const { rules } = (await import('axe-core/locales/ru.json')).default
  const texts = Object.entries(rules).map(([id, { help }]): [string, string] => [id, help])
  return { ...missingInRussian, ...Object.fromEntries(texts) }
}
