import type { Loads } from '../../schemas/component.ts'
import { loyaltyInfo } from '../../schemas/shared-loads.ts'

export const load = {
  products: { call: 'loyalty.getproducts', params: { count: { from: 'props', name: 'count' } } },
  info: loyaltyInfo,
} as const satisfies Loads
