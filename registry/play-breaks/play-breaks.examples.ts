import type { ComponentExamples } from '../../schemas/component.ts'
import type { PlayStatus } from '../../schemas/api/entities/responsible.ts'

const status: PlayStatus = {
  time_out_until: null,
  self_excluded_until: null,
  is_self_excluded: false,
  session_minutes: 72,
}

export const examples = {
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
} satisfies ComponentExamples
