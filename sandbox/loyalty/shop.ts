import { ApiError } from '../../schemas/api/errors.ts'
import type { Player } from '../accounts/players.ts'
import { assertMayPlay } from '../accounts/restrictions.ts'
import { grantFreespins } from '../bets/freespins.ts'
import { postEntry, playerOwner } from '../ledger/ledger.ts'
import { grantBonus } from '../rewards/bonuses.ts'
import { levelOf } from './levels.ts'
import { readMember, saveMember } from './members.ts'
import { notify } from './notifications.ts'
import { products, type Product } from './products.ts'
import type { DbTransaction, Database } from '../tables/database.ts'
import { valueIn } from '../ledger/rates.ts'

const apiError = (rule: string, message: string) =>
  new ApiError('InvalidParameterException', message, { product_id: rule })

/** Remaining stock of each limited product. */
export async function readStock(database: Database): Promise<Map<number, number>> {
  const rows = await database.selectFrom('loyalty_stock').selectAll().execute()
  return new Map(rows.map(({ product_id, pieces }) => [product_id, pieces]))
}

/** Adds the stock of limited products, once. */
export async function stockShop(database: Database): Promise<void> {
  for (const { id, stock } of products)
    if (stock !== null)
      await database
        .insertInto('loyalty_stock')
        .values({ product_id: id, pieces: stock })
        .onConflict((conflict) => conflict.column('product_id').doNothing())
        .execute()
}

async function takePiece(trx: DbTransaction, { id, stock }: Product): Promise<void> {
  if (stock === null) return
  const { numUpdatedRows } = await trx
    .updateTable('loyalty_stock')
    .set(({ eb }) => ({ pieces: eb('pieces', '-', 1) }))
    .where('product_id', '=', id)
    .where('pieces', '>', 0)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw apiError('soldOut', 'Nothing is left of this product')
}

async function deliver(
  trx: DbTransaction,
  player: Player,
  { content, id }: Product,
  purchaseId: number,
  at: number,
): Promise<void> {
  const reference = `purchase:${purchaseId}`
  const { currency } = player
  if (content.type === 'bonus')
    await grantBonus(trx, {
      playerId: player.id,
      kind: content.kind,
      currency,
      amount: valueIn(currency, content.value),
      reference,
      at,
    })
  if (content.type === 'freespins')
    await grantFreespins(trx, {
      playerId: player.id,
      sysname: content.game,
      count: content.count,
      stake: valueIn(currency, content.stake),
      currency,
      at,
    })
  if (content.type === 'cash') {
    const amount = valueIn(currency, content.value)
    await postEntry(trx, {
      reference,
      kind: 'purchase',
      at,
      postings: [
        { owner: 'house', wallet: 'main', currency, amount: -amount },
        { owner: playerOwner(player.id), wallet: 'main', currency, amount },
      ],
    })
  }
  const reason = content.type === 'gift' ? 'gift' : 'purchase'
  await notify(trx, { playerId: player.id, reason, subjectId: id, at })
}

/** Buys a product: points, stock and purchase change in one transaction. Returns the remaining points. */
export async function buyProduct(
  trx: DbTransaction,
  player: Player,
  productId: number,
  at: number,
): Promise<{ product: Product; points: number }> {
  // Free spins and bonuses are for play, so a break blocks them.
  await assertMayPlay(trx, player, at)
  const product = products.find(({ id }) => id === productId)
  if (!product) throw apiError('unknown', 'No such product')
  const { points, experience } = await readMember(trx, player.id)
  if (levelOf(experience).level < product.minLevel) throw apiError('level', 'The level is too low')
  if (points < product.price) throw apiError('insufficientPoints', 'Too few points')
  await takePiece(trx, product)
  const left = points - product.price
  await saveMember(trx, player.id, { points: left }, at)
  const { id } = await trx
    .insertInto('loyalty_purchases')
    .values({ player_id: player.id, product_id: productId, price: product.price, at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await deliver(trx, player, product, id, at)
  return { product, points: left }
}
