import type { FastifyRequest } from 'fastify'
import type { Static, TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { ApiError } from '../../schemas/api/errors.ts'
import { isRecord } from '../../schemas/is-record.ts'
import { defaultLocale, isLocaleCode, type Locale } from '../../schemas/locale.ts'

/**
 * The content service accepts fields at the top level, as clients of its account API send them, or inside
 * `data`.
 */
function fieldsOf(body: unknown): unknown {
  return isRecord(body) && Object.keys(body).length === 1 && 'data' in body ? body['data'] : body
}

/**
 * The body, checked against the contract; unknown fields are kept. Throws an error that names the invalid
 * fields.
 */
export function readBody<Contract extends TSchema>(
  contract: Contract,
  { body }: Pick<FastifyRequest, 'body'>,
): Static<Contract> {
  const fields = fieldsOf(body)
  if (Value.Check(contract, fields)) return fields
  if (!isRecord(fields)) throw new ApiError('InvalidRequestException', 'The body must be a JSON object')
  const faults = [...Value.Errors(contract, fields)].flatMap(
    ({ instancePath, keyword, params }): [string, string][] => {
      if (keyword === 'required' && 'requiredProperties' in params)
        return params.requiredProperties.map((name) => [name, 'required'])
      const name = instancePath.split('/')[1]
      return name === undefined ? [] : [[name, keyword]]
    },
  )
  const wrong = Object.fromEntries(faults)
  throw new ApiError('InvalidParameterException', `Wrong ${Object.keys(wrong).join(', ')}`, wrong)
}

/** The language that the query requests. Calls in a language that the platform does not know are made in another one. */
export function localeOf({ query }: Pick<FastifyRequest, 'query'>): Locale {
  const asked = queryText(query, 'locale')
  return isLocaleCode(asked) ? asked : defaultLocale
}

/** A text parameter of the query; undefined if it occurs more than once. */
export function queryText(query: unknown, name: string): string | undefined {
  const value: unknown = isRecord(query) ? query[name] : undefined
  return typeof value === 'string' ? value : undefined
}
