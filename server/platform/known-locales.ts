import type { CallName, CallParams } from '../../schemas/api/calls.ts'
import { builtInCodes, knownLocale, type Locale, type LocaleDefinition } from '../../schemas/locale.ts'
import type { BrowserRequest, CallContext, Platform } from '../contracts/platform.ts'
import type { GeneralInfoSource } from './polling/general-info.ts'

interface KnownLocalesParts {
  general: Pick<GeneralInfoSource, 'current'>
  /** The content whose languages are meant. */
  content: { readonly locales: readonly LocaleDefinition[] }
}

/** The language in which the platform is called for a page of the site. */
function knownLocaleOf({ general, content }: KnownLocalesParts): (locale: Locale) => Locale {
  return (locale) =>
    knownLocale(content.locales, general.current()?.available_locales ?? builtInCodes, locale)
}

/** The calls of pages, in languages that the platform knows: the site may have more. */
export function pageCallsInKnownLocales(
  platform: Pick<Platform, 'call'>,
  parts: KnownLocalesParts,
): Pick<Platform, 'call'> {
  const known = knownLocaleOf(parts)
  return {
    call: <Name extends CallName>(name: Name, params: CallParams<Name>, context: CallContext) =>
      platform.call(name, params, { ...context, locale: known(context.locale) }),
  }
}

/** The same for the whole platform. */
export function inKnownLocales(platform: Platform, parts: KnownLocalesParts): Platform {
  const known = knownLocaleOf(parts)
  return {
    ...platform,
    ...pageCallsInKnownLocales(platform, parts),
    callFor: <Name extends CallName>(name: Name, params: CallParams<Name>, request: BrowserRequest) =>
      platform.callFor(name, params, { ...request, locale: known(request.locale) }),
  }
}
