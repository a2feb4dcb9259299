import type { StoredDocument } from '../../../../schemas/kinds/index.ts'
import { errorAt, inDocument } from '../../../../schemas/issue.ts'
import { phrase } from '../../../../schemas/phrase.ts'
import { documentName } from '../../model/contracts.ts'
import type { SiteStep } from '../context.ts'
import type { Site } from '../site.ts'
import { shownBlocks } from '../../model/shown-blocks.ts'

const blocksOf = (document: StoredDocument, type: string) =>
  shownBlocks(document).filter(({ block }) => block.type === type)

/** Whether a login asks for recovery codes. The links of all documents are known without reading them. */
const hasRecovery = ({ entries }: Site) =>
  [...entries].some(({ links }) =>
    links.some(({ kind, path }) => kind === 'form' && path.endsWith('/props/recoveryForm')),
  )

/** Whether players can set an authenticator app up on a page or in a popup. */
async function offersApp(site: Site): Promise<boolean> {
  const names = (['page', 'popup', 'layout'] as const).flatMap((kind) =>
    site.keys(kind).map((key) => ({ kind, key })),
  )
  for (const { kind, key } of names) {
    const document = await site.read(kind, key)
    if (document && blocksOf(document, 'Authenticator').length > 0) return true
  }
  return false
}

/** Rejects a site on which players set an authenticator app up, and could not log in once they have lost it. */
export const recoveryStep: SiteStep = {
  name: 'recovery codes',
  async run(drafts, { site }) {
    const changed = drafts.flatMap(({ document }) => [
      ...blocksOf(document, 'Authenticator').map(({ pointer }) => ({ document, path: pointer })),
      ...blocksOf(document, 'LoginCode').map(({ pointer }) => ({
        document,
        path: `${pointer}/props/recoveryForm`,
      })),
    ])
    if (changed.length === 0 || hasRecovery(site) || !(await offersApp(site))) return []
    return changed.map(({ document, path }) =>
      inDocument(
        documentName(document),
        errorAt(
          path,
          'no-recovery-form',
          phrase`Players who have lost their authenticator app could not log in: no login asks for their recovery codes`,
          phrase`Choose a form for recovery codes in the block ${'LoginCode'} of the popup "two-factor" first`,
        ),
      ),
    )
  },
}
