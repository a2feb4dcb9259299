import { ApiError } from '../../schemas/api/errors.ts'
import type { Player } from '../accounts/players.ts'
import { assertMayPlay } from '../accounts/restrictions.ts'
import { grantFreespins } from '../bets/freespins.ts'
import { book, playerOwner, type Booking } from '../ledger/ledger.ts'
import { grantBonus } from '../rewards/bonuses.ts'
import { valueIn } from '../rewards/values.ts'
import type { Database } from '../sandbox-context.ts'
import { levelOf } from './levels.ts'
import { readMember, saveMember } from './members.ts'
import { notify } from './notifications.ts'
import { products, type Product } from './products.ts'

const refusal = (rule: string, message: string) =>
  new ApiError('InvalidParameterException', message, { product_id: rule })

/** Pieces left of each product whose number is limited. */
export async function readStock(database: Database): Promise<Map<number, number>> {
  const rows = await database.selectFrom('loyalty_stock').selectAll().execute()
  return new Map(rows.map(({ product_id, pieces }) => [product_id, pieces]))
}

/** Puts products whose number is limited into the shop, once. */
export async function stockShop(database: Database): Promise<void> {
  for (const { id, stock } of products)
    if (stock !== null)
      await database
        .insertInto('loyalty_stock')
        .values({ product_id: id, pieces: stock })
        .onConflict((conflict) => conflict.column('product_id').doNothing())
        .execute()
}

async function takePiece(booking: Booking, { id, stock }: Product): Promise<void> {
  if (stock === null) return
  const { numUpdatedRows } = await booking
    .updateTable('loyalty_stock')
    .set(({ eb }) => ({ pieces: eb('pieces', '-', 1) }))
    .where('product_id', '=', id)
    .where('pieces', '>', 0)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw refusal('soldOut', 'Nothing is left of this product')
}

async function deliver(
  booking: Booking,
  player: Player,
  { content, id }: Product,
  purchaseId: number,
  at: number,
): Promise<void> {
  const reference = `purchase:${purchaseId}`
  const { currency } = player
  if (content.type === 'bonus')
    await grantBonus(booking, {
      playerId: player.id,
      kind: content.kind,
      currency,
      amount: valueIn(currency, content.value),
      reference,
      at,
    })
  if (content.type === 'freespins')
    await grantFreespins(booking, {
      playerId: player.id,
      sysname: content.game,
      count: content.count,
      stake: valueIn(currency, content.stake),
      currency,
      at,
    })
  if (content.type === 'cash') {
    const amount = valueIn(currency, content.value)
    await book(booking, {
      reference,
      kind: 'purchase',
      at,
      postings: [
        { owner: 'house', purse: 'main', currency, amount: -amount },
        { owner: playerOwner(player.id), purse: 'main', currency, amount },
      ],
    })
  }
  const reason = content.type === 'gift' ? 'gift' : 'purchase'
  await notify(booking, { playerId: player.id, reason, subjectId: id, at })
}

/** Buys a product: points, stock and what is bought change together. Answers the points left. */
export async function buyProduct(
  booking: Booking,
  player: Player,
  productId: number,
  at: number,
): Promise<{ product: Product; points: number }> {
  // Free spins and bonuses are to be played.
  await assertMayPlay(booking, player, at)
  const product = products.find(({ id }) => id === productId)
  if (!product) throw refusal('unknown', 'No such product')
  const { points, experience } = await readMember(booking, player.id)
  if (levelOf(experience).level < product.minLevel) throw refusal('level', 'The level is too low')
  if (points < product.price) throw refusal('insufficientPoints', 'Too few points')
  await takePiece(booking, product)
  const left = points - product.price
  await saveMember(booking, player.id, { points: left }, at)
  const { id } = await booking
    .insertInto('loyalty_purchases')
    .values({ player_id: player.id, product_id: productId, price: product.price, at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await deliver(booking, player, product, id, at)
  return { product, points: left }
}
