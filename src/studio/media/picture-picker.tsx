import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { emblemNames, paymentBadgeNames, sceneNames } from '../../../schemas/art.ts'
import { iconNames } from '../../../schemas/icon-names.ts'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { useFieldLabels } from '../fields/labels/use-field-labels.ts'
import { Loaded } from '../kit/loaded.tsx'
import { SegmentedChoice } from '../segments/segmented-choice.tsx'
import { useMay } from '../session/use-session.ts'
import { useStudioData } from '../use-studio-data.ts'
import { DrawingGrid } from './drawing-grid.tsx'
import { everything, uploadFolder } from './folders/find-pictures.ts'
import { MediaDialog } from './media-dialog.tsx'
import { PictureGrid } from './picture-grid.tsx'
import { UploadPanel } from './upload-panel.tsx'
import styles from './media.module.css'

interface PicturePickerProps {
  onChoose: (address: string) => void
  onClose: () => void
}

/** Selects a picture of the library, or uploads and selects one. */
export function PicturePicker({ onChoose, onClose }: PicturePickerProps) {
  const { t } = useTranslation()
  return (
    <MediaDialog title={t('media.choose')} onClose={onClose}>
      <OwnPictures onChoose={onChoose} />
    </MediaDialog>
  )
}

interface ArtPickerProps extends PicturePickerProps {
  /** What ships with the site and fits the field. */
  drawings: 'pictures' | 'icons'
  /** The value of the field. */
  value: string
}

/** Selects a drawing or an icon of the site, or a picture of the library. */
export function ArtPicker({ drawings, value, onChoose, onClose }: ArtPickerProps) {
  const { t } = useTranslation()
  const [source, setSource] = useState<'shipped' | 'own'>(
    drawings === 'icons' || value.startsWith('/art/') ? 'shipped' : 'own',
  )
  const pictures = usePictures()
  const icons = iconNames.map((name) => ({ value: name, label: t(`art.icons.${name}`) }))
  return (
    <MediaDialog title={t('media.choose')} onClose={onClose}>
      <SegmentedChoice
        className={styles.source}
        label={t('art.source')}
        value={source}
        onChange={setSource}
        options={[
          { value: 'shipped', label: t(drawings === 'icons' ? 'art.iconTab' : 'art.drawings') },
          { value: 'own', label: t('art.ownPictures') },
        ]}
      />
      {source === 'own' ? (
        <OwnPictures onChoose={onChoose} />
      ) : (
        <DrawingGrid drawings={drawings === 'icons' ? icons : pictures} chosen={value} onChoose={onChoose} />
      )}
    </MediaDialog>
  )
}

/** The scenes, objects and payment badges of the site. */
function usePictures() {
  const { t } = useTranslation()
  const { optionOf } = useFieldLabels()
  return [
    ...sceneNames.map((name) => ({ value: `/art/scenes/${name}.svg`, label: optionOf('scene', name) })),
    ...emblemNames.map((name) => ({ value: `/art/emblems/${name}.svg`, label: optionOf('emblem', name) })),
    ...paymentBadgeNames.map((name) => ({
      value: `/art/payments/${name}.svg`,
      label: t(`art.payments.${name}`),
    })),
  ]
}

function OwnPictures({ onChoose }: Pick<PicturePickerProps, 'onChoose'>) {
  const library = useStudioData('media.list', {})
  const mayUpload = useMay('editor')
  const [filter, setFilter] = useState(everything)

  function choose(address: string) {
    void library.mutate()
    onChoose(address)
  }
  return (
    <>
      {mayUpload && <UploadPanel isSingle folder={uploadFolder(filter)} onThere={choose} />}
      <Loaded reading={library} waiting={<Skeleton height="240px" />}>
        {(items) => (
          <PictureGrid
            items={items}
            filter={filter}
            onFilter={setFilter}
            onChoose={({ address }) => choose(address)}
          />
        )}
      </Loaded>
    </>
  )
}
