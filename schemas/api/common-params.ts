import { Type } from 'typebox'
import { localePattern } from '../locale.ts'
import { apiVersion } from './version.ts'

/** Query parameters of every call, whatever its method. They do not depend on the call. */
export const commonParams = {
  v: Type.Enum([apiVersion], { description: 'Version of the contract; any other version is rejected' }),
  locale: Type.String({
    pattern: localePattern,
    description:
      'Language of the response: one of available_locales. For a page in any other language the site sends the first of the languages that complete it which is listed there, and uz if none is',
  }),
  _non_strict: Type.Optional(
    Type.Enum(['1'], { description: 'The site sends 1 when it is embedded in an iframe' }),
  ),
}

export const CommonParams = Type.Object(commonParams)
