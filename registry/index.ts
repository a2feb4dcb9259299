import type { TObject } from 'typebox'
import type { ComponentContract, LoadDefinition } from '../schemas/component.ts'
import { deposit } from './deposit/deposit.schema.ts'
import { formBlock } from './form-block/form-block.schema.ts'
import { gameRow } from './game-row/game-row.schema.ts'
import { gameStage } from './game-stage/game-stage.schema.ts'
import { paymentResult } from './payment-result/payment-result.schema.ts'

/** The contract of any entry. */
export type RegistryContract = ComponentContract<TObject, Record<string, LoadDefinition>>

/** Every component that a content manager may place: the only list. */
const contracts: readonly RegistryContract[] = [deposit, formBlock, gameRow, gameStage, paymentResult]

/** The contracts by type. */
export const registry: ReadonlyMap<string, RegistryContract> = new Map(
  contracts.map((contract) => [contract.type, contract]),
)
