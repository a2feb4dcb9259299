import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { readDownload } from '../../schemas/files.ts'
import { isIcon, type IconName } from '../../schemas/icon-names.ts'
import { formatNumber } from '../../src/lib/format/number.ts'
import { useTranslation } from '../../src/lib/i18n/use-translation.ts'
import { Icon } from '../../src/ui/art/icon.tsx'
import type { downloads } from './downloads.schema.ts'
import styles from './views/downloads.module.css'

type Props = BlockProps<typeof downloads, ReactNode>

const megabyte = 1024 * 1024

/** By file extension; the others have that of a document. */
const icons: Readonly<Record<string, IconName>> = { apk: 'phone' }

export function Downloads({ props: { title, files } }: Props) {
  return (
    <section className={styles.downloads}>
      {title !== undefined && <h2 className={styles.title}>{title}</h2>}
      <ul role="list" className={styles.list}>
        {files.map((item, index) => (
          <li key={index}>
            <Download {...item} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Download({ label, text, file, icon }: Props['props']['files'][number]) {
  const { address, extension, name, size } = readDownload(file)
  return (
    <a className={styles.file} href={address} download={name}>
      <span className={styles.mark}>
        <Icon name={isIcon(icon) ? icon : (icons[extension] ?? 'copy')} size={24} />
      </span>
      <span className={styles.label}>{label}</span>
      {text !== undefined && <span className={styles.text}>{text}</span>}
      <span className={styles.facts}>
        {extension.toUpperCase()}
        {size > 0 && <Size bytes={size} />}
      </span>
      <Icon name="download" size={20} className={styles.sign} />
    </a>
  )
}

function Size({ bytes }: { bytes: number }) {
  const { t } = useTranslation()
  const text =
    bytes < megabyte
      ? t('downloads.kilobytes', { size: formatNumber(Math.ceil(bytes / 1024)) })
      : t('downloads.megabytes', { size: formatNumber(bytes / megabyte, 'whenNeeded', 1) })
  return ` · ${text}`
}
