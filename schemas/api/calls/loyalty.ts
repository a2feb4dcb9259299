import { Type } from 'typebox'
import { Count, Done, Id, NoParams, Offset, call } from '../call.ts'
import { Items, Page } from '../entities/fields.ts'
import {
  LoyaltyCharacters,
  LoyaltyInfo,
  LoyaltyNotification,
  LoyaltyProduct,
  LoyaltyProgram,
} from '../entities/loyalty.ts'

export const loyaltyCalls = {
  'loyalty.getinfo': call({
    description: 'Where the player stands',
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
    params: Type.Object({ id: Id('Number of the character') }),
    answer: Done,
    errors: [],
  }),
  'loyalty.getproducts': call({
    description: 'What points buy, the cheapest first',
    access: 'guest',
    params: Type.Object({ offset: Offset, count: Count(20) }),
    answer: Page(LoyaltyProduct, 'Products'),
    errors: [],
  }),
  'loyalty.buyproduct': call({
    description:
      'Buys a product with points; too few points are an InvalidParameterException with product_id "insufficientPoints". During a break an InvalidRequestException with reason "time_out" or "self_excluded". Asks for an Idempotency-Key.',
    access: 'player',
    params: Type.Object({ product_id: Id('Number of the product') }),
    answer: Type.Object({
      product: LoyaltyProduct,
      points: Type.Integer({ minimum: 0, description: 'Points left' }),
    }),
    errors: [],
  }),
  'loyalty.getnotifications': call({
    description: 'What is new for the player; each is answered once, none while he takes a break',
    access: 'player',
    params: NoParams,
    answer: Items(LoyaltyNotification, 'Notifications, the oldest first'),
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
      sysname: Type.String({ minLength: 1, maxLength: 60, description: 'Name in addresses' }),
    }),
    answer: LoyaltyProgram,
    errors: [],
  }),
}
