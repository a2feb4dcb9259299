import type { Facts } from './documents/blocks/condition.ts'

/** Path at which the server says what only it knows of a visitor. */
export const visitorPath = '/nfx/visitor'

/** Facts of a visitor who asks for no page: pages contain only those that their blocks ask for. */
export type VisitorFacts = Pick<Facts, 'country' | 'campaign'>
