import type { CallerCallName, Handlers } from '../handlers.ts'
import { prepareDrafts } from '../preview/prepare-drafts.ts'
import { applyImport } from './apply-import.ts'
import { openImport, pullImport } from './imports.ts'

type ImportHandlers = Pick<Handlers, Extract<CallerCallName, `imports.${string}`>>

/** Handlers of the calls about content of other sites. */
export const importHandlers: ImportHandlers = {
  'imports.pull': (context, caller, site) => pullImport(context, caller, site),
  'imports.open': (context, caller, { id }) => openImport(context, caller, id),
  async 'imports.apply'(context, caller, params) {
    const outcome = await applyImport(context, caller, params)
    if (outcome.imported) {
      await context.translations.observe()
      prepareDrafts(context)
    }
    return outcome
  },
}
