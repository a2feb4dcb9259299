import { callNames } from '../../schemas/api/calls.ts'
import { CommonParams, commonParams } from '../../schemas/api/common-params.ts'
import { apiErrorTypes, errorStatuses } from '../../schemas/api/errors.ts'
import { methodOf } from '../../schemas/api/methods.ts'
import { apiVersion } from '../../schemas/api/version.ts'
import type { JsonSchema, OpenApiDocument, Parameter } from './document.ts'
import { entitySchemas } from './entities.ts'
import { operationOf } from './operation.ts'
import { groupDescriptions, introduction } from './texts.ts'

export interface DocumentOptions {
  publicUrl: string
  sessionCookie: string
}

function commonParameter(name: keyof typeof commonParams): Parameter {
  const { description, ...schema }: JsonSchema = { ...commonParams[name] }
  const required = CommonParams.required.some((each) => each === name)
  return { name, in: 'query', required, description: String(description), schema }
}

/** The parameters of every call, by their names in the document. */
const commonParameters: Record<string, Parameter> = {
  v: commonParameter('v'),
  locale: commonParameter('locale'),
  nonStrict: commonParameter('_non_strict'),
  idempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    description: 'Identifies the operation: the same key never moves money twice',
    schema: { type: 'string', minLength: 1, maxLength: 200 },
  },
}

const statuses = apiErrorTypes.map((type) => `${type}: ${errorStatuses[type]}`).join('; ')

const ErrorAnswer: JsonSchema = {
  type: 'object',
  description: 'A failed call',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      description: 'The reason',
      required: ['type', 'message'],
      properties: {
        type: { enum: apiErrorTypes, description: `Type of the error, with its status. ${statuses}` },
        message: { type: 'string', description: 'For developers; not shown to players' },
        error_data: {
          type: 'object',
          description: 'Field names with the rules that were broken, or error codes',
        },
      },
    },
  },
}

/** The contract of the platform as an OpenAPI document. */
export function openApiDocument({ publicUrl, sessionCookie }: DocumentOptions): OpenApiDocument {
  const groups = [...new Set(callNames.map((name) => name.split('.')[0] ?? name))].sort()
  const paths = callNames.map((name): [string, OpenApiDocument['paths'][string]] => {
    const operation = operationOf(name)
    return [
      `/api/${name.replace('.', '/')}`,
      methodOf(name) === 'GET' ? { get: operation } : { post: operation },
    ]
  })
  return {
    openapi: '3.1.0',
    info: { title: 'The platform behind Marquee', version: apiVersion, description: introduction },
    servers: [{ url: publicUrl }],
    tags: groups.map((name) => ({ name, description: groupDescriptions[name] ?? '' })),
    paths: Object.fromEntries(paths),
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: sessionCookie, description: 'Player session' },
      },
      parameters: commonParameters,
      schemas: { ...entitySchemas(), ErrorAnswer },
    },
  }
}
