import type { Loads } from '../../schemas/component.ts'
import { offers } from '../../schemas/shared-loads.ts'

export const load = {
  offers: {
    ...offers,
    subject: {
      route: 'id',
      at: { prop: 'view', paths: { offers: 'items.id', promotions: 'items.promotions.id' } },
    },
  },
} as const satisfies Loads
