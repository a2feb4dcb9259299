import { articlesAnswer } from '../../../../schemas/articles.ts'
import type { AccountInfo } from '../../../../schemas/api/entities/account.ts'
import type { GeneralInfo } from '../../../../schemas/api/entities/site.ts'
import type { Money } from '../../../../schemas/api/entities/fields.ts'
import type { BlockData, CompiledBlock } from '../../../../schemas/compiled.ts'
import { builtInCodes, type Locale } from '../../../../schemas/locale.ts'
import type { Registry } from '../../read/compile/compile-blocks.ts'
import { routeParams } from '../../read/routes-table.ts'

const noMoney: Money = { amount: '0.00', currency: 'UZS' }

/** The platform's general information for rendering pages during publication. */
export const sampleGeneralInfo: GeneralInfo = {
  analytic: {},
  available_currencies: ['UZS'],
  available_locales: [...builtInCodes],
  default_currency: 'UZS',
  is_seon_enabled: false,
  domain_state: 'enabled',
  domain_type: 'main',
  time_to_force_logout: 3600,
  is_bonus_isolation_enabled: false,
  is_game_history_export_enabled: false,
  user_inactivity_cashier_time: null,
  user_inactivity_pp_time: null,
}

/** The player for whom pages are rendered during publication. */
export function sampleAccount(locale: Locale): AccountInfo {
  return {
    uid: 1,
    reg_time: 1_760_000_000,
    login: '998901234567',
    fakename: 'Player',
    is_subscribed: false,
    balance_main: { amount: '500000.00', currency: 'UZS' },
    balance_bonus: noMoney,
    balance_betting_bonus: noMoney,
    balance_fun: noMoney,
    is_on_verification: false,
    is_verified: false,
    is_kyc_block_enabled: false,
    is_registration_completed: true,
    country_code: 'UZ',
    locale,
    two_factor_auth: false,
  }
}

export function everyBlock(blocks: readonly CompiledBlock[]): CompiledBlock[] {
  return blocks.flatMap((block) => [block, ...everyBlock(Object.values(block.slots ?? {}).flat())])
}

/** Returns responses to the blocks' loads, from the examples of their contracts. */
export function sampleData(
  blocks: readonly CompiledBlock[],
  registry: Registry,
  isPlayer: boolean,
): BlockData {
  const data: BlockData = {}
  for (const { id, type, load = {}, articles } of everyBlock(blocks)) {
    const answers = registry.get(type)?.examples.normal.data ?? {}
    const asked = Object.entries(load).flatMap(([name, { access }]) => {
      const answer = answers[name]
      return answer && (access === 'guest' || isPlayer) ? [[name, answer] as const] : []
    })
    const ofArticles = articles && answers[articlesAnswer]
    if (asked.length > 0 || ofArticles)
      data[id] = { ...Object.fromEntries(asked), ...(ofArticles && { [articlesAnswer]: ofArticles }) }
  }
  return data
}

/** Returns parameters for a route: those of its blocks' examples, otherwise the parameter's own name. */
export function sampleParams(
  route: string,
  blocks: readonly CompiledBlock[],
  registry: Registry,
): Record<string, string> {
  const examples = everyBlock(blocks).map(({ type }) => registry.get(type)?.examples.normal.params ?? {})
  return Object.fromEntries(
    routeParams(route).map((name) => [name, examples.find((params) => name in params)?.[name] ?? name]),
  )
}
