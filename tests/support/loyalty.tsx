import type { ReactNode } from 'react'
import type { LoyaltyProduct } from '../../schemas/api/entities/loyalty.ts'
import { DialogHost } from '../../src/modules/dialogs/index.ts'
import { testAccount } from './test-account.ts'

/** The demo player, who has 3,850 points and the level "Золото". */
export const account = { ...testAccount, uid: 1 }

export const product = (id: number, changes: Partial<LoyaltyProduct> = {}): LoyaltyProduct => ({
  id,
  sysname: `gift-${id}`,
  name: `Подарок ${id}`,
  description: 'Условия.',
  type: 'gift',
  price: 100 * id,
  image_url: null,
  min_level: 1,
  left: null,
  can_buy: true,
  ...changes,
})

export const member = {
  id: 1,
  uid: 1,
  is_active: true,
  points: 500,
  pointsAlias: 'баллы',
  character: null,
  level: 1,
  levels: [],
  progress: { minValue: 0, maxValue: 500, expCount: 10 },
}

export const withDialogs = (content: ReactNode) => (
  <>
    {content}
    <DialogHost />
  </>
)
