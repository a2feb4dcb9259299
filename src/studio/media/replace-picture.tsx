import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSWRConfig } from 'swr'
import type { DocumentReference, MediaItem } from '../../../schemas/studio/answers.ts'
import { Button } from '../../ui/controls/button.tsx'
import { callStudio } from '../call-studio.ts'
import { nameOf } from '../documents/find-documents.ts'
import { CollectButton } from '../documents/selection/collect-button.tsx'
import { PublishTogether } from '../documents/selection/publish-together.tsx'
import { Loaded } from '../kit/loaded.tsx'
import { useMay } from '../session/use-session.ts'
import { useAction } from '../use-action.ts'
import { useStudioData } from '../use-studio-data.ts'
import { everything, uploadFolder } from './folders/find-pictures.ts'
import { MediaDialog } from './media-dialog.tsx'
import { PictureGrid } from './picture-grid.tsx'
import { UploadPanel } from './upload-panel.tsx'
import { useMediaError } from './use-media-error.ts'
import { ActionError } from '../kit/action-error.tsx'
import { Hint } from '../kit/text.tsx'

/** Replacing a picture in all documents that show it, and its result. */
export function useReplacing(address: string) {
  const { t } = useTranslation()
  const { mutate } = useSWRConfig()
  const [changed, setChanged] = useState<readonly DocumentReference[]>()
  const [notice, setNotice] = useState('')
  const { isPending, reason, run } = useAction(async (to: string) => {
    setChanged(await callStudio('media.replace', { address, to }))
    setNotice(t('media.replaced'))
    // Not of the replaced picture: without uses, its details have nothing to replace and no result.
    const usesOfOther = JSON.stringify({ address: to })
    await mutate(
      (key) =>
        Array.isArray(key) &&
        (key[0] === 'documents.list' || (key[0] === 'media.uses' && key[1] === usesOfOther)),
    )
  }, useMediaError())
  return { isPending, reason, run, changed, notice, setNotice }
}

/** What became of replacing, and the documents to publish. */
export function Replaced({
  reason,
  changed,
  notice,
  setNotice,
}: Pick<ReturnType<typeof useReplacing>, 'reason' | 'changed' | 'notice' | 'setNotice'>) {
  const status = useRef<HTMLParagraphElement>(null)
  return (
    <>
      <ActionError reason={reason} />
      <p ref={status} role="status" tabIndex={-1}>
        {notice}
      </p>
      {changed && (
        <Publish
          names={changed}
          onPublished={(published) => {
            setNotice(published)
            // The button to publish is about to go.
            status.current?.focus()
          }}
        />
      )}
    </>
  )
}

interface ReplacePictureProps {
  item: MediaItem
  /** Whether documents show it; after replacing, none does. */
  isUsed: boolean
}

/** Replaces a picture in all documents that show it, and publishes them together. */
export function ReplacePicture({ item: { address, name }, isUsed }: ReplacePictureProps) {
  const { t } = useTranslation()
  const [filter, setFilter] = useState(everything)
  const [isChoosing, setIsChoosing] = useState(false)
  const library = useStudioData('media.list', isChoosing ? {} : null)
  const replacing = useReplacing(address)
  const { changed, isPending } = replacing

  function replaceBy(to: string) {
    setIsChoosing(false)
    replacing.run(to)
  }
  return (
    <>
      {isUsed && !changed && (
        <>
          <Hint>{t('media.refusals.PictureUsed')}</Hint>
          <Button
            variant="secondary"
            size="s"
            icon="refresh"
            loading={isPending}
            aria-haspopup="dialog"
            onClick={() => setIsChoosing(true)}
          >
            {t('media.replace')}
          </Button>
        </>
      )}
      <Replaced {...replacing} />
      {isChoosing && (
        <MediaDialog title={t('media.replacedBy', { name })} onClose={() => setIsChoosing(false)}>
          <UploadPanel isSingle folder={uploadFolder(filter)} onThere={replaceBy} />
          <Loaded reading={library} waiting={null}>
            {(items) => (
              <PictureGrid
                items={items.filter((each) => each.address !== address)}
                filter={filter}
                onFilter={setFilter}
                onChoose={(chosen) => replaceBy(chosen.address)}
              />
            )}
          </Loaded>
        </MediaDialog>
      )}
    </>
  )
}

interface PublishProps {
  names: readonly DocumentReference[]
  onPublished: (notice: string) => void
}

function Publish({ names, onPublished }: PublishProps) {
  const mayPublish = useMay('publisher')
  const { mutate } = useSWRConfig()
  const documents = useStudioData('documents.list', {})
  const wanted = new Set(names.map(nameOf))
  const edited = (documents.data ?? []).filter(
    (each) => each.state !== 'published' && wanted.has(nameOf(each)),
  )
  if (!mayPublish || edited.length === 0) return null
  return (
    <>
      <PublishTogether
        documents={edited}
        onPublished={(notice) => {
          onPublished(notice)
          void mutate(() => true)
        }}
        onStale={() => void documents.mutate()}
      />
      <CollectButton block documents={edited} onDone={onPublished} />
    </>
  )
}
