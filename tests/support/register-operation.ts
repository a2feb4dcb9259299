import type { OperationName } from '../../schemas/documents/operations.ts'
import { setOperationSource, type Operation } from '../../src/renderer/actions.ts'

const operations = new Map<OperationName, Operation>()

/** Provides an operation in tests and stories, which do not load the application's table of operations. */
export function registerOperation(name: OperationName, operation: Operation): void {
  operations.set(name, operation)
  setOperationSource((wanted) => Promise.resolve(operations.get(wanted)))
}
