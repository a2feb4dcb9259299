import { phrase } from '../../../schemas/phrase.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import type { StudioContext } from '../studio-context.ts'

const busy = new WeakSet<object>()

/**
 * Imports or exports content. Each holds whole files in memory, so a server does one import or export at a
 * time. Throws Busy if it is doing one already.
 */
export async function oneAtATime<Result>(
  { gateway }: Pick<StudioContext, 'gateway'>,
  work: () => Promise<Result>,
): Promise<Result> {
  if (busy.has(gateway))
    throw new StudioError(
      'Busy',
      phrase`The server is importing or exporting content for somebody else. Try again in a minute`,
    )
  busy.add(gateway)
  try {
    return await work()
  } finally {
    busy.delete(gateway)
  }
}
