import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSWRConfig } from 'swr'
import { kindOf } from '../../../schemas/kinds/index.ts'
import type { PublishAnswer } from '../../../schemas/studio/answers.ts'
import type { Acceptance, DocumentName } from '../../../schemas/studio/calls.ts'
import { Button } from '../../ui/controls/button.tsx'
import { callStudio } from '../call-studio.ts'
import type { EditedDocument } from '../editor/use-document.ts'
import { ActionError } from '../kit/action-error.tsx'
import { Row, Stack } from '../kit/layout.tsx'
import { Hint } from '../kit/text.tsx'
import { PublishSheet } from '../publishing/publish-sheet.tsx'
import { useMay } from '../session/use-session.ts'
import { useAction } from '../use-action.ts'
import { useStudioData } from '../use-studio-data.ts'

const settings: DocumentName = { kind: 'settings', key: 'site' }
const fallback = 'default'

/** The draft of the settings that name the theme. */
interface Wanted {
  revision: number
  /** Whether there was no draft before, so that nothing of it stays after a change of mind. */
  isOwn: boolean
}

interface UseOnSiteProps {
  name: string
  edited: EditedDocument
}

/** Shows the site in a theme: publishes it together with the settings that name it. */
export function UseOnSite({ name, edited }: UseOnSiteProps) {
  const { t } = useTranslation()
  const { mutate } = useSWRConfig()
  const mayPublish = useMay('publisher')
  const opened = useStudioData('documents.open', settings)
  const [wanted, setWanted] = useState<Wanted | null>(null)
  const theme: DocumentName = { kind: 'theme', key: name }
  const subject = edited.hasDraft ? [theme, settings] : [settings]

  const { isPending, reason, run } = useAction(async () => {
    if (!(await edited.saver.settle())) return t('editor.notSaved')
    const { draft, published } = await callStudio('documents.open', settings)
    const document = draft?.document ?? published
    const { revision } = await callStudio('documents.save', {
      ...settings,
      schemaVersion: document?.schemaVersion ?? kindOf(settings.kind).version,
      body: { ...document?.body, theme: name },
      revision: draft?.revision ?? null,
    })
    setWanted({ revision, isOwn: draft === null })
    return undefined
  })

  const current = opened.data?.published?.body['theme'] ?? fallback
  if (!opened.data || current === name || !mayPublish) return null

  async function publish(accepted: Acceptance): Promise<PublishAnswer | undefined> {
    const revisions = { theme: edited.saver.revision, settings: wanted?.revision ?? null }
    const answer = await callStudio('documents.publish', {
      documents: subject.map((each) => ({
        ...each,
        revision: each === settings ? revisions.settings : revisions.theme,
      })),
      accepted,
    })
    if (!answer.published) return answer
    setWanted(null)
    edited.saver.published((await edited.reread()).draft)
    await mutate(() => true)
    return undefined
  }

  async function close() {
    if (wanted?.isOwn === true)
      await callStudio('documents.discard', { ...settings, revision: wanted.revision })
    setWanted(null)
  }

  return (
    <Stack gap={8}>
      <Row justify="between">
        <Hint>{t('brand.notOnSite')}</Hint>
        <Button variant="secondary" size="s" aria-haspopup="dialog" loading={isPending} onClick={() => run()}>
          {t('brand.useOnSite')}
        </Button>
      </Row>
      <ActionError reason={reason} />
      {wanted && (
        <PublishSheet
          subject={{ documents: subject }}
          verb="publish"
          onConfirm={publish}
          onClose={() => void close()}
        />
      )}
    </Stack>
  )
}
