import type { ReactNode } from 'react'
import { useTranslation } from '../../src/lib/i18n/use-translation.ts'
import type { BlockProps } from '../../schemas/component.ts'
import { systemViewBoxes } from '../../src/lib/constants.ts'
import { ActionButton } from '../../src/renderer/action-button.tsx'
import { Emblem, isEmblemName } from '../../src/ui/art/emblem.tsx'
import { Picture } from '../../src/ui/art/picture.tsx'
import type { systemMessage } from './system-message.schema.ts'
import styles from './system-message.module.css'

function Figure({ name }: { name: string }) {
  if (isEmblemName(name)) return <Emblem name={name} size={200} className={styles.object} />
  return (
    <Picture
      className={styles.character}
      src={`/art/characters/${name}.svg`}
      width="240"
      height="320"
      alt=""
      isFirst
    />
  )
}

export function SystemMessage({ props }: BlockProps<typeof systemMessage, ReactNode>) {
  const { t } = useTranslation()
  const { pictures, picture, title, text, buttons, code } = props
  return (
    <div className={styles.message}>
      {picture === undefined ? (
        <div className={styles.shelf}>
          <svg className={styles.narrow} viewBox={systemViewBoxes.narrow} aria-hidden="true" />
          <svg className={styles.wide} viewBox={systemViewBoxes.wide} aria-hidden="true" />
          <div className={styles.figures}>
            {pictures.map((name) => (
              <Figure key={name} name={name} />
            ))}
          </div>
        </div>
      ) : (
        <Picture
          className={styles.picture}
          src={picture}
          alt=""
          sizes="(min-width: 620px) 576px, 92vw"
          isFirst
        />
      )}
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      {buttons.length > 0 && (
        <div className={styles.buttons}>
          {buttons.map(({ label, action, icon, variant = 'secondary' }, index) => (
            <ActionButton key={index} action={action} icon={icon} variant={variant} size="l">
              {label}
            </ActionButton>
          ))}
        </div>
      )}
      {code !== undefined && <p className={styles.code}>{t('system.code', { code })}</p>}
    </div>
  )
}
