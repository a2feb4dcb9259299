import { callContracts } from '../../../schemas/api/calls.ts'
import { ApiError } from '../../../schemas/api/errors.ts'
import { isOnBreak } from '../../accounts/restrictions.ts'
import { inTransaction } from '../../../server/contracts/database.ts'
import { doOnce } from '../../ledger/idempotency.ts'
import { characters } from '../../loyalty/characters.ts'
import { levelOf } from '../../loyalty/levels.ts'
import { characterEntity, infoEntity, productEntity, programEntity } from '../../loyalty/loyalty-entities.ts'
import { readMember, saveMember, type Member } from '../../loyalty/members.ts'
import { takeNotifications } from '../../loyalty/notifications.ts'
import { products } from '../../loyalty/products.ts'
import { program } from '../../loyalty/program.ts'
import { buyProduct, readStock } from '../../loyalty/shop.ts'
import { moneyRequest } from '../money-request.ts'
import { playerOf, type CallScope, type CallHandlers } from '../call-scope.ts'

/** The caller's loyalty status; undefined for a guest. */
async function memberOf({ sandbox, session }: CallScope): Promise<Member | undefined> {
  return session && readMember(sandbox.database, session.player.id)
}

const cheapestFirst = [...products].sort((one, other) => one.price - other.price)

export const loyaltyCalls = {
  async 'loyalty.getinfo'(_input, scope) {
    const { id } = playerOf(scope)
    return infoEntity(id, await readMember(scope.sandbox.database, id), scope.locale)
  },

  async 'loyalty.getcharacters'({ offset, count }, scope) {
    const member = await memberOf(scope)
    const items = characters.slice(offset, offset + count)
    return {
      items: items.map((character) => characterEntity(character, member, scope.locale)),
      offset,
      limit: count,
      total: characters.length,
    }
  },

  async 'loyalty.setcharacter'({ id }, scope) {
    const { database, now } = scope.sandbox
    const player = playerOf(scope)
    const character = characters.find((each) => each.id === id)
    if (!character) throw new ApiError('InvalidParameterException', 'No such character', { id: 'unknown' })
    await inTransaction(database, async (trx) => {
      const { experience } = await readMember(trx, player.id)
      if (levelOf(experience).level < character.minLevel)
        throw new ApiError('InvalidParameterException', 'The level is too low', { id: 'level' })
      await saveMember(trx, player.id, { character_id: id }, now())
    })
    return 1
  },

  async 'loyalty.getproducts'({ offset, count }, scope) {
    const member = await memberOf(scope)
    const stock = await readStock(scope.sandbox.database)
    const items = cheapestFirst.slice(offset, offset + count)
    return {
      items: items.map((product) => productEntity(product, member, stock, scope.locale)),
      total: products.length,
    }
  },

  async 'loyalty.buyproduct'(input, scope) {
    const player = playerOf(scope)
    const { database, now } = scope.sandbox
    const at = now()
    const request = await moneyRequest(scope, 'loyalty.buyproduct', input, at)
    return doOnce(database, request, callContracts['loyalty.buyproduct'].answer, async (trx) => {
      const { product, points } = await buyProduct(trx, player, input.product_id, at)
      const [member, stock] = [await readMember(trx, player.id), await readStock(trx)]
      return { product: productEntity(product, member, stock, scope.locale), points }
    })
  },

  async 'loyalty.getnotifications'(_input, scope) {
    const player = playerOf(scope)
    const { database, now } = scope.sandbox
    // Notifications are held back until the break ends.
    if (isOnBreak(player, now())) return { items: [] }
    return { items: await takeNotifications(database, player.id, scope.locale, now()) }
  },

  async 'loyalty.getPrograms'(_input, scope) {
    return { items: [programEntity(await memberOf(scope), scope.locale)] }
  },

  async 'loyalty.getProgram'({ sysname }, scope) {
    if (sysname !== program.sysname)
      throw new ApiError('InvalidParameterException', 'No such program', { sysname: 'unknown' })
    return programEntity(await memberOf(scope), scope.locale)
  },
} satisfies CallHandlers
