import * as entities from '../../schemas/content-api/entities.ts'
import * as transfer from '../../schemas/content-api/transfer.ts'
import { commonErrors, contentErrors, type ContentErrorType } from '../../schemas/content-api/errors.ts'
import {
  contentApiPath,
  contentOperation,
  contentOperationNames,
  pathFields,
  sendsJson,
  type ContentOperationName,
} from '../../schemas/content-api/operations.ts'
import { scopeRoles, tokenPrefix, tokenScopes } from '../../schemas/content-api/scopes.ts'
import { FactChange } from '../../schemas/facts.ts'
import { isRecord } from '../../schemas/is-record.ts'
import type { JsonSchema, OpenApiDocument, Operation, Parameter, PathOperations } from './document.ts'

const json = 'application/json'

const groups: Readonly<Record<string, string>> = {
  documents: 'Documents as they are published',
  drafts: 'Unpublished changes: at most one draft per document',
  files: 'Fonts, sounds and files to download of the media library',
  media: 'The pictures of the media library',
  site: 'The content of the whole site',
  imports: 'Content of another site, which is compared before some of it is imported',
  schemas: 'Contracts of the documents',
}

const introduction = `With the content API, programs read, edit and publish the documents and pictures of the site. It follows the rules of the Studio: the same contracts and checks, the rights of the user's role, and the required approvals.

**Access.** Send an access token with every request: \`Authorization: Bearer ${tokenPrefix}…\`. Users create tokens at \`/studio/account\`, with scopes, kinds of documents and an expiry. Scopes: ${tokenScopes
  .map((scope) => `\`${scope}\` (needs the role ${scopeRoles[scope]})`)
  .join(', ')}.

**Responses.** \`{"data": …}\` with status 200, or \`{"error": {"type", "message", "data"}}\` with the status of the error type. A failed request changes nothing. The header \`X-Content-Version\` is the version of the site.

**Limits.** 300 requests per minute for a token; further ones fail with TooManyRequests, and the header \`Retry-After\` says when to continue. A body has at most 4 MB, a picture 10 MB, the content of a site 64 MB.

**Edits of others.** Every save of a draft has a revision. Name the one that you have read when you save, discard or publish: if somebody has saved the draft since, the request fails with Conflict.`

const schemas: readonly [name: string, schema: JsonSchema][] = Object.entries({
  Document: entities.Document,
  PublishedDocument: entities.PublishedDocument,
  PublishedSummary: entities.PublishedSummary,
  SavedDraft: entities.SavedDraft,
  DraftSummary: entities.DraftSummary,
  Draft: entities.Draft,
  ContentIssue: entities.ContentIssue,
  FactChange,
  Publication: entities.Publication,
  Picture: entities.Picture,
  ExportSource: transfer.ExportSource,
  ImportChange: transfer.ImportChange,
  ImportPicture: transfer.ImportPicture,
  ImportPreview: transfer.ImportPreview,
  ImportResult: transfer.ImportResult,
}).map(([name, schema]) => [name, plain(schema)])

/** A contract as plain data. */
function plain(schema: object): JsonSchema {
  const copy: unknown = JSON.parse(JSON.stringify(schema))
  return isRecord(copy) ? copy : {}
}

/** A copy in which each entity is a reference; `isTop`: not at the top, where the entity itself is described. */
function referred(value: unknown, isTop = false): unknown {
  if (Array.isArray(value)) return value.map((each) => referred(each))
  if (!isRecord(value)) return value
  const text = JSON.stringify(value)
  const entity = isTop ? undefined : schemas.find(([, schema]) => JSON.stringify(schema) === text)
  if (entity) return { $ref: `#/components/schemas/${entity[0]}` }
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, referred(inner)]))
}

function referredSchema(schema: object, isTop = false): JsonSchema {
  const result = referred(plain(schema), isTop)
  return isRecord(result) ? result : {}
}

const describedBy = (types: readonly ContentErrorType[]) => [...new Set([...types, ...commonErrors])]

function errorAnswers(types: readonly ContentErrorType[]): Operation['responses'] {
  const all = describedBy(types)
  const statuses = [...new Set(all.map((type) => contentErrors[type]))].sort((one, other) => one - other)
  return Object.fromEntries(
    statuses.map((status) => {
      const names = all.filter((type) => contentErrors[type] === status)
      const narrowed = { properties: { error: { type: 'object', properties: { type: { enum: names } } } } }
      const schema = { allOf: [{ $ref: '#/components/schemas/ErrorAnswer' }, narrowed] }
      return [status, { description: names.join(', '), content: { [json]: { schema } } }]
    }),
  )
}

/** One operation of the content API. */
function operationOf(name: ContentOperationName): Operation {
  const operation = contentOperation(name)
  const { description, scope, input, answer, errors, sendsFile, answersFile } = operation
  const inPath = pathFields(operation)
  const isRequired = (field: string) => 'required' in input && input.required.includes(field)
  const isJson = sendsJson(operation)
  const parameters = Object.entries(input.properties).flatMap(([field, schema]): Parameter[] => {
    const isInPath = inPath.includes(field)
    if (isJson && !isInPath) return []
    const { description: text, ...rest } = plain(schema)
    return [
      {
        name: field,
        in: isInPath ? 'path' : 'query',
        required: isInPath || isRequired(field),
        description: typeof text === 'string' ? text : '',
        schema: rest,
      },
    ]
  })
  const inBody = Object.entries(input.properties).filter(([field]) => !inPath.includes(field))
  const body: JsonSchema = {
    type: 'object',
    required: inBody.flatMap(([field]) => (isRequired(field) ? [field] : [])),
    additionalProperties: false,
    properties: Object.fromEntries(inBody.map(([field, schema]) => [field, plain(schema)])),
  }
  const file = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
  const content = isJson ? { [json]: { schema: body } } : file
  return {
    operationId: name,
    tags: [name.split('.')[0] ?? name],
    summary: name,
    description: `${description}.`,
    security: [{ token: [scope] }],
    parameters,
    ...((isJson || sendsFile) && { requestBody: { required: true, content } }),
    responses: {
      200: {
        description: 'Done',
        content: answersFile
          ? { 'application/zip': { schema: referredSchema(answer) } }
          : {
              [json]: {
                schema: { type: 'object', required: ['data'], properties: { data: referredSchema(answer) } },
              },
            },
      },
      ...errorAnswers(errors),
    },
  }
}

const ErrorAnswer: JsonSchema = {
  type: 'object',
  description: 'A failed request',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      description: 'The reason',
      required: ['type', 'message'],
      properties: {
        type: { enum: Object.keys(contentErrors), description: 'Type of the error' },
        message: { type: 'string', description: 'Reason in English' },
        data: { type: 'object', description: 'Details, such as the issues of a publication' },
      },
    },
  },
}

/** The content API as an OpenAPI document, made from the contracts that its routes check. */
export function contentApiDocument({ publicUrl }: { publicUrl: string }): OpenApiDocument {
  const paths: Record<string, PathOperations> = {}
  for (const name of contentOperationNames) {
    const { method, path } = contentOperation(name)
    const lower = { GET: 'get', PUT: 'put', POST: 'post', DELETE: 'delete' } as const
    paths[contentApiPath + path] = { ...paths[contentApiPath + path], [lower[method]]: operationOf(name) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Content API of Marquee', version: '1', description: introduction },
    servers: [{ url: publicUrl }],
    tags: Object.entries(groups).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'Access token of a user of the Studio' },
      },
      parameters: {},
      schemas: {
        ...Object.fromEntries(schemas.map(([name, schema]) => [name, referredSchema(schema, true)])),
        ErrorAnswer,
      },
    },
  }
}
