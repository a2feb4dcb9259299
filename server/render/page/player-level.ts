import Value from 'typebox/value'
import { callContracts } from '../../../schemas/api/calls.ts'
import type { CompiledPage } from '../../../schemas/compiled.ts'
import type { CallContext } from '../../platform/index.ts'
import type { SharedAnswers } from '../cache/shared-answers.ts'

/**
 * The level of a player who takes part in the loyalty program, if the page needs it. Others have none, and it is
 * not known if it cannot be read.
 */
export async function readLevel(
  { needsLevel }: Pick<CompiledPage, 'needsLevel'>,
  answers: Pick<SharedAnswers, 'load'>,
  context: CallContext,
  onFailure: (error: unknown) => void,
): Promise<{ level?: number }> {
  if (needsLevel !== true || context.caller === undefined) return {}
  const result = await answers.load('loyalty.getinfo', {}, context, onFailure)
  const { answer } = callContracts['loyalty.getinfo']
  if (result.status !== 'success' || !Value.Check(answer, result.data)) return {}
  return result.data.is_active ? { level: result.data.level } : {}
}
