import type { Action } from '../../schemas/documents/blocks/action.ts'
import type { OperationName } from '../../schemas/documents/operations.ts'
import { logProblem } from '../lib/log.ts'

export type ActionType = Action['type']
export type ActionOf<Type extends ActionType> = Extract<Action, { type: Type }>
export type OperationValues = Readonly<Record<string, unknown>>
export type Operation = (values: OperationValues) => Promise<unknown>

/**
 * An operation neither succeeded nor failed: its module shows the player the status and the next step, so the
 * caller shows no message.
 */
export class OperationPaused extends Error {
  override readonly name = 'OperationPaused'
}

const handlers = new Map<ActionType, (action: Action) => void>()
let findOperation: (name: OperationName) => Promise<Operation | undefined> = () => Promise.resolve(undefined)

function isOfType<Type extends ActionType>(action: Action, type: Type): action is ActionOf<Type> {
  return action.type === type
}

/** Registers the handler of an action type; called by the module that owns it. */
export function registerAction<Type extends ActionType>(
  type: Type,
  handler: (action: ActionOf<Type>) => void,
) {
  handlers.set(type, (action) => {
    if (isOfType(action, type)) handler(action)
  })
}

/** Runs an action of a document. Its handler reports failures to the player. */
export function runAction(action: Action): void {
  const handler = handlers.get(action.type)
  if (handler === undefined) logProblem(`nobody handles the action ${action.type}`)
  else handler(action)
}

/** Sets the source of operations: it loads the module of an operation when it is first needed. */
export function setOperationSource(find: (name: OperationName) => Promise<Operation | undefined>): void {
  findOperation = find
}

/**
 * Loads the code of an operation before it is needed, so that a lost connection is reported and typed values
 * are kept.
 */
export async function prepareOperation(name: OperationName): Promise<void> {
  await findOperation(name)
}

/** Runs an operation; its errors (ApiError, NetworkError) are thrown to the caller. */
export async function runOperation(name: OperationName, values: OperationValues = {}): Promise<unknown> {
  const operation = await findOperation(name)
  if (operation === undefined) throw new Error(`nobody handles the operation ${name}`)
  return operation(values)
}
