import type { CallContract } from '../../schemas/api/call.ts'
import { callContracts, errorsOf, type CallName } from '../../schemas/api/calls.ts'
import { errorStatuses } from '../../schemas/api/errors.ts'
import { isMoneyCall, methodOf } from '../../schemas/api/methods.ts'
import type { Answer, Content, JsonSchema, Operation, Parameter } from './document.ts'
import { referred } from './entities.ts'
import { isRecord } from '../../schemas/is-record.ts'

const json = 'application/json'

const parameterReference = (name: string) => ({ $ref: `#/components/parameters/${name}` })

/** A parameter with a default may be omitted. */
function isRequired(name: string, schema: object, { params }: CallContract): boolean {
  return 'required' in params && params.required.includes(name) && !('default' in schema)
}

const travelsAsJson = (schema: object) => 'type' in schema && schema.type === 'object'

function queryParameters(contract: CallContract): Parameter[] {
  return Object.entries(contract.params.properties).map(([name, schema]) => {
    const { description, ...plain } = referred(schema)
    const common = { name, in: 'query' as const, required: isRequired(name, schema, contract) }
    const text = String(description)
    if (travelsAsJson(schema)) return { ...common, description: text, content: { [json]: { schema: plain } } }
    return { ...common, description: text, schema: plain }
  })
}

function body(contract: CallContract): Operation['requestBody'] {
  const fields = Object.entries(contract.params.properties)
  const required = fields.filter(([name, schema]) => isRequired(name, schema, contract)).map(([name]) => name)
  const asJson = fields.filter(([, schema]) => travelsAsJson(schema)).map(([name]) => name)
  const content: Content = {
    schema: {
      type: 'object',
      ...(required.length > 0 && { required }),
      properties: Object.fromEntries(fields.map(([name, schema]) => [name, referred(schema)])),
    },
    ...(asJson.length > 0 && {
      encoding: Object.fromEntries(asJson.map((name) => [name, { contentType: json }])),
    }),
  }
  return {
    required: required.length > 0,
    content: { 'application/x-www-form-urlencoded': content, 'multipart/form-data': content },
  }
}

function success({ answer, setsSession }: CallContract): Answer {
  const data = referred(answer)
  return {
    description:
      isRecord(answer) && typeof answer['description'] === 'string' ? answer['description'] : 'Done',
    ...(setsSession && {
      headers: { 'Set-Cookie': { description: 'The session cookie', schema: { type: 'string' } } },
    }),
    content: { [json]: { schema: { type: 'object', required: ['data'], properties: { data } } } },
  }
}

/** Error answers by status, each with the error types that it may contain. */
function errorAnswers(name: CallName): Record<string, Answer> {
  const types = [...errorsOf(name)].sort()
  const statuses = [...new Set(types.map((type) => errorStatuses[type]))].sort()
  const answers = statuses.map((status): [number, Answer] => {
    const names = types.filter((type) => errorStatuses[type] === status)
    const narrowed: JsonSchema = {
      properties: { error: { type: 'object', properties: { type: { enum: names } } } },
    }
    const schema = { allOf: [{ $ref: '#/components/schemas/ErrorAnswer' }, narrowed] }
    return [status, { description: names.join(', '), content: { [json]: { schema } } }]
  })
  return Object.fromEntries(answers)
}

function notes(contract: CallContract): string {
  return [
    `${contract.description}.`.replace('..', '.'),
    ...(contract.optional ? ['Optional: a platform without it responds with MethodNotFoundException.'] : []),
  ].join(' ')
}

/** One call as an operation of the OpenAPI document. */
export function operationOf(name: CallName): Operation {
  const contract: CallContract = callContracts[name]
  const isGet = methodOf(name) === 'GET'
  const common = ['v', 'locale', 'nonStrict', ...(isMoneyCall(name) ? ['idempotencyKey'] : [])]
  const requestBody = isGet || Object.keys(contract.params.properties).length === 0 ? null : body(contract)
  return {
    operationId: name,
    tags: [name.split('.')[0] ?? name],
    summary: name,
    description: notes(contract),
    security: contract.access === 'player' ? [{ session: [] }] : [{}, { session: [] }],
    parameters: [...(isGet ? queryParameters(contract) : []), ...common.map(parameterReference)],
    ...(requestBody && { requestBody }),
    responses: { 200: success(contract), ...errorAnswers(name) },
  }
}
