import type { Action } from '../../schemas/documents/action.ts'
import type { OperationName } from '../../schemas/documents/operations.ts'
import { logProblem } from '../lib/log.ts'

export type ActionType = Action['type']
export type ActionOf<Type extends ActionType> = Extract<Action, { type: Type }>
export type OperationValues = Readonly<Record<string, unknown>>
export type Operation = (values: OperationValues) => Promise<unknown>

/**
 * An operation went neither well nor wrong: its module shows the player how things stand and what to do.
 * Who asked for it says nothing of its own.
 */
export class OperationPaused extends Error {
  override readonly name = 'OperationPaused'
}

const handlers = new Map<ActionType, (action: Action) => void>()
const operations = new Map<OperationName, Operation>()
let findElsewhere: (name: OperationName) => Promise<Operation | undefined> = () => Promise.resolve(undefined)

function isOfType<Type extends ActionType>(action: Action, type: Type): action is ActionOf<Type> {
  return action.type === type
}

/** Says what an action of this type does; the module that owns the matter registers it. */
export function registerAction<Type extends ActionType>(
  type: Type,
  handler: (action: ActionOf<Type>) => void,
) {
  handlers.set(type, (action) => {
    if (isOfType(action, type)) handler(action)
  })
}

/** Makes an action of a document happen. What fails in it is told to the player by its handler. */
export function runAction(action: Action): void {
  const handler = handlers.get(action.type)
  if (handler === undefined) logProblem(`nobody handles the action ${action.type}`)
  else handler(action)
}

/** Puts a function behind the name that forms and `call` actions know it by. */
export function registerOperation(name: OperationName, operation: Operation): void {
  operations.set(name, operation)
}

/** Says where an operation is found whose module has not been loaded yet. */
export function setOperationSource(find: (name: OperationName) => Promise<Operation | undefined>): void {
  findElsewhere = find
}

/**
 * Has the code of an operation here before it is run: who loses the connection with a form before him is told so,
 * and loses nothing.
 */
export async function prepareOperation(name: OperationName): Promise<void> {
  if (!operations.has(name)) await findElsewhere(name)
}

/** Runs an operation; its refusals (ApiError, NetworkError) reach the caller. */
export async function runOperation(name: OperationName, values: OperationValues = {}): Promise<unknown> {
  const operation = operations.get(name) ?? (await findElsewhere(name))
  if (operation === undefined) throw new Error(`nobody handles the operation ${name}`)
  return operation(values)
}
