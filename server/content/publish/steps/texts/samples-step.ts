import { sampleCode, samplesIn } from '../../../../../schemas/documents/samples.ts'
import { errorAt, inDocument } from '../../../../../schemas/issue.ts'
import { phrase } from '../../../../../schemas/phrase.ts'
import { documentName } from '../../../model/contracts.ts'
import type { SiteStep } from '../../context.ts'

/** Rejects texts of templates and examples. A step of the site, because previews show them. */
export const samplesStep: SiteStep = {
  name: 'samples',
  run: (drafts) =>
    drafts.flatMap(({ document }) =>
      samplesIn(document.body).map((pointer) =>
        inDocument(
          documentName(document),
          errorAt(pointer, sampleCode, phrase`Still a sample text: write your own, or keep this one`),
        ),
      ),
    ),
}
