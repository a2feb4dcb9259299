import type { CallName, CallParams } from '../../schemas/api/calls.ts'
import { builtInCodes, knownLocale, type Locale, type LocaleDefinition } from '../../schemas/locale.ts'
import type { CallContext, Platform } from '../contracts/platform.ts'
import type { GeneralInfoSource } from './polling/general-info.ts'

interface KnownLocalesParts {
  general: Pick<GeneralInfoSource, 'current'>
  /** The content whose languages are meant. */
  content: { readonly locales: readonly LocaleDefinition[] }
}

/** Calls in languages that the platform knows: the site may have more. */
export function inKnownLocales(
  platform: Pick<Platform, 'call'>,
  { general, content }: KnownLocalesParts,
): Pick<Platform, 'call'> {
  const known = (locale: Locale) =>
    knownLocale(content.locales, general.current()?.available_locales ?? builtInCodes, locale)
  return {
    call: <Name extends CallName>(name: Name, params: CallParams<Name>, context: CallContext) =>
      platform.call(name, params, { ...context, locale: known(context.locale) }),
  }
}
