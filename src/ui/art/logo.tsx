import styles from './logo.module.css'

export interface LogoProps {
  /** The mark's picture. */
  src: string
  name: string
}

/** The brand's mark and name, as the theme gives them. */
export function Logo({ src, name }: LogoProps) {
  return (
    <span className={styles.logo}>
      <img src={src} width="32" height="32" alt="" />
      <span className={styles.name}>{name}</span>
    </span>
  )
}
