import { Type } from 'typebox'
import { Count, Done, NoParams, Offset, call } from '../call.ts'
import { Id, Items, Page } from '../entities/fields.ts'
import {
  LoyaltyCharacters,
  LoyaltyInfo,
  LoyaltyNotification,
  LoyaltyProduct,
  LoyaltyProgram,
} from '../entities/loyalty.ts'

export const loyaltyCalls = {
  'loyalty.getinfo': call({
    description: 'The player’s status in the loyalty program',
    access: 'player',
    params: NoParams,
    answer: LoyaltyInfo,
    errors: [],
  }),
  'loyalty.getcharacters': call({
    description: 'Characters to choose from',
    access: 'guest',
    params: Type.Object({ offset: Offset, count: Count(20) }),
    answer: LoyaltyCharacters,
    errors: [],
  }),
  'loyalty.setcharacter': call({
    description: 'Chooses a character',
    access: 'player',
    params: Type.Object({ id: Id('Character ID') }),
    answer: Done,
    errors: [],
  }),
  'loyalty.getproducts': call({
    description: 'Products that can be bought with points, cheapest first',
    access: 'guest',
    params: Type.Object({ offset: Offset, count: Count(20) }),
    answer: Page(LoyaltyProduct, 'Products'),
    errors: [],
  }),
  'loyalty.buyproduct': call({
    description:
      'Buys a product with points. Too few points fail with InvalidParameterException and product_id "insufficientPoints"; during a break it fails with InvalidRequestException and the reason "time_out" or "self_excluded". Requires an Idempotency-Key.',
    access: 'player',
    params: Type.Object({ product_id: Id('Product ID') }),
    answer: Type.Object({
      product: LoyaltyProduct,
      points: Type.Integer({ minimum: 0, description: 'Remaining points' }),
    }),
    errors: ['UserNeedProfileDataException'],
  }),
  'loyalty.getnotifications': call({
    description: 'New notifications of the player; each is returned once, and none during a break',
    access: 'player',
    params: NoParams,
    answer: Items(LoyaltyNotification, 'Notifications, oldest first'),
    errors: [],
  }),
  'loyalty.getPrograms': call({
    description: 'Loyalty programs',
    access: 'guest',
    params: NoParams,
    answer: Items(LoyaltyProgram, 'Programs'),
    errors: [],
  }),
  'loyalty.getProgram': call({
    description: 'One loyalty program',
    access: 'guest',
    params: Type.Object({
      sysname: Type.String({ minLength: 1, maxLength: 60, description: 'Name in URLs' }),
    }),
    answer: LoyaltyProgram,
    errors: [],
  }),
}
