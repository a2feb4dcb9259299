/**
 * The operations that a form's `submit` and a `call` action may name. The module that owns an
 * operation registers its function under this name; publication refuses names that stand not here.
 */
export const operationNames = ['auth.login', 'auth.register', 'auth.logout', 'cashier.makedeposit'] as const

export type OperationName = (typeof operationNames)[number]
