import { Picture } from './picture.tsx'
import { classNames } from '../styles/class-names.ts'
import styles from './provider-logo.module.css'

interface ProviderLogoProps {
  src: string
  /** Empty beside the name. */
  alt: string
  className?: string | undefined
}

/** A provider's logo as it is: with a wordmark, or a square. */
export function ProviderLogo({ src, alt, className }: ProviderLogoProps) {
  return <Picture className={classNames(styles.logo, className)} src={src} alt={alt} sizes="176px" />
}

/** The square part of a logo, beside the name: drawings of the site have a view of that name. */
export function ProviderMark({ src }: { src: string }) {
  if (src.endsWith('.svg')) return <Picture className={styles.mark} src={`${src}#mark`} alt="" />
  return <Picture className={classNames(styles.mark, styles.whole)} src={src} alt="" sizes="28px" />
}
