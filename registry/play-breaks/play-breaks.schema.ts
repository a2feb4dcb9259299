import { Type } from 'typebox'
import type { PlayStatus } from '../../schemas/api/entities/responsible.ts'
import { defineComponent } from '../../schemas/component.ts'

const status: PlayStatus = {
  time_out_until: null,
  self_excluded_until: null,
  is_self_excluded: false,
  session_minutes: 72,
}

export const playBreaks = defineComponent({
  type: 'PlayBreaks',
  version: 1,
  description:
    'Time in this session, a break and self-exclusion, by the popups time-out and self-exclusion. Gone where the feature responsibleGaming is off.',
  category: 'account',
  props: Type.Object({}, { additionalProperties: false }),
  slots: {},
  migrations: [],
  interactive: true,
  load: { status: { call: 'responsible.getstatus', params: {}, access: 'player' } },
  examples: {
    normal: { props: {}, data: { status: { status: 'success', data: status } } },
    excluded: {
      props: {},
      data: {
        status: {
          status: 'success',
          data: { ...status, is_self_excluded: true, self_excluded_until: '2027-05-21T09:30:00Z' },
        },
      },
    },
    empty: { props: {}, data: { status: { status: 'success', data: { ...status, session_minutes: 0 } } } },
    error: { props: {}, data: { status: { status: 'error', error: 'InternalServerErrorException' } } },
  },
})
