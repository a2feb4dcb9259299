import type { LoyaltyProduct } from '../../../schemas/api/entities/loyalty.ts'
import type { EmblemName, PaletteName } from '../../../schemas/art.ts'
import { classNames } from '../../../src/ui/styles/class-names.ts'
import { Emblem } from '../../../src/ui/art/emblem.tsx'
import styles from './product-picture.module.css'

/** A picture chosen by a content manager for products without their own. */
export interface ProductArt {
  sysname: string
  emblem: EmblemName
  palette: PaletteName
}

const usual: Readonly<Record<LoyaltyProduct['type'], Omit<ProductArt, 'sysname'>>> = {
  freespins: { emblem: 'seven', palette: 'indigo' },
  bonus: { emblem: 'crown', palette: 'violet' },
  cash: { emblem: 'coins', palette: 'rust' },
  gift: { emblem: 'gift', palette: 'crimson' },
}

interface ProductPictureProps {
  product: LoyaltyProduct
  pictures: readonly ProductArt[]
  className?: string | undefined
}

/** Picture of a product: its own, else the configured one for its name, else one for its type. */
export function ProductPicture({ product, pictures, className }: ProductPictureProps) {
  const { emblem, palette } =
    pictures.find(({ sysname }) => sysname === product.sysname) ?? usual[product.type]
  return (
    <div className={classNames(styles.picture, className)} data-palette={palette}>
      {product.image_url === null ? (
        <Emblem name={emblem} size={112} />
      ) : (
        <img className={styles.photo} src={product.image_url} alt="" loading="lazy" />
      )}
    </div>
  )
}
