import type { TObject } from 'typebox'
import type { ComponentContract, LoadDefinition } from '../schemas/component.ts'
import { authPanel } from './auth-panel/auth-panel.schema.ts'
import { bareHeader } from './bare-header/bare-header.schema.ts'
import { deposit } from './deposit/deposit.schema.ts'
import { formBlock } from './form-block/form-block.schema.ts'
import { gameRow } from './game-row/game-row.schema.ts'
import { gameStage } from './game-stage/game-stage.schema.ts'
import { hero } from './hero/hero.schema.ts'
import { iconSprite } from './icon-sprite/icon-sprite.schema.ts'
import { paymentResult } from './payment-result/payment-result.schema.ts'
import { richText } from './rich-text/rich-text.schema.ts'
import { section } from './section/section.schema.ts'
import { siteFooter } from './site-footer/site-footer.schema.ts'
import { siteHeader } from './site-header/site-header.schema.ts'
import { systemMessage } from './system-message/system-message.schema.ts'

/** The contract of any entry. */
export type RegistryContract = ComponentContract<TObject, Record<string, LoadDefinition>>

/** Every component that a content manager may place: the only list. */
const contracts: readonly RegistryContract[] = [
  authPanel,
  bareHeader,
  deposit,
  formBlock,
  gameRow,
  gameStage,
  hero,
  iconSprite,
  paymentResult,
  richText,
  section,
  siteFooter,
  siteHeader,
  systemMessage,
]

/** The contracts by type. */
export const registry: ReadonlyMap<string, RegistryContract> = new Map(
  contracts.map((contract) => [contract.type, contract]),
)
