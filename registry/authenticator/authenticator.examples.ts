import type { ComponentExamples } from '../../schemas/component.ts'

const answered = (is_enabled: boolean, recovery_codes_left: number) => ({
  authenticator: { status: 'success' as const, data: { is_enabled, recovery_codes_left } },
})

export const examples = {
  normal: { viewer: 'player', props: {}, data: answered(true, 10) },
  empty: { viewer: 'player', props: {}, data: answered(false, 0) },
  lastCodes: { viewer: 'player', props: {}, data: answered(true, 1) },
  error: {
    viewer: 'player',
    props: {},
    data: { authenticator: { status: 'error', error: 'InternalServerErrorException' } },
  },
} satisfies ComponentExamples
