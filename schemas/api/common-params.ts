import { Type } from 'typebox'
import { localeCodes } from '../locale.ts'
import { apiVersion } from './methods.ts'

/** Query parameters of every call, whatever its method. They do not depend on the call. */
export const commonParams = {
  v: Type.Enum([apiVersion], { description: 'Version of the contract; any other version is rejected' }),
  locale: Type.Enum([...localeCodes], { description: 'Language of the response' }),
  _non_strict: Type.Optional(
    Type.Enum(['1'], { description: 'The site sends 1 when it is embedded in an iframe' }),
  ),
}

export const CommonParams = Type.Object(commonParams)
