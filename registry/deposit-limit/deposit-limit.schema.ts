import { Type } from 'typebox'
import type { DepositLimit as Limit } from '../../schemas/api/entities/account.ts'
import { defineComponent } from '../../schemas/component.ts'

const limit: Limit = {
  available_amount: '3850000.00',
  can_edit: true,
  expired_at: '2026-11-30T19:00:00Z',
  limit_amount: '5000000.00',
  period: 'month',
  currency: 'UZS',
}

export const depositLimit = defineComponent({
  type: 'DepositLimit',
  version: 1,
  description: 'What the player may still deposit in this period. To change it, it leads to support.',
  category: 'money',
  props: Type.Object({}, { additionalProperties: false }),
  slots: {},
  migrations: [],
  interactive: true,
  load: { limit: { call: 'account.getDepositLimit', params: {}, access: 'player' } },
  examples: {
    normal: { props: {}, data: { limit: { status: 'success', data: limit } } },
    fixed: { props: {}, data: { limit: { status: 'success', data: { ...limit, can_edit: false } } } },
    empty: {
      props: {},
      data: {
        limit: {
          status: 'success',
          data: {
            available_amount: null,
            can_edit: true,
            expired_at: null,
            limit_amount: null,
            period: 'none',
            currency: 'UZS',
          },
        },
      },
    },
    error: { props: {}, data: { limit: { status: 'error', error: 'InternalServerErrorException' } } },
  },
})
