import type { ComponentExamples } from '../../schemas/component.ts'
import type { LoyaltyInfo } from '../../schemas/api/entities/loyalty.ts'

const loyalty: LoyaltyInfo = {
  id: 1,
  uid: 7,
  is_active: true,
  points: 640,
  pointsAlias: 'ball',
  character: null,
  level: 1,
  levels: [
    { level: 1, name: 'Oltin', min_points: 2500, benefits: ['Doʻkonda pul sovgʻalari'], is_reached: true },
    { level: 2, name: 'Platina', min_points: 6000, benefits: ['Yangi hamroh: Ayiq'], is_reached: false },
  ],
  progress: { minValue: 2500, maxValue: 6000, expCount: 3850 },
}

export const examples = {
  normal: { props: {}, data: { loyalty: { status: 'success', data: loyalty } } },
  top: {
    props: {},
    data: {
      loyalty: {
        status: 'success',
        data: { ...loyalty, level: 2, progress: { minValue: 6000, maxValue: 6000, expCount: 9100 } },
      },
    },
  },
  empty: { props: {}, data: { loyalty: { status: 'success', data: { ...loyalty, is_active: false } } } },
  error: { props: {}, data: { loyalty: { status: 'error', error: 'InternalServerErrorException' } } },
} satisfies ComponentExamples
