import { bindTexts, bindWords } from '../../schemas/bind-words.ts'
import type {
  LoyaltyCharacter,
  LoyaltyInfo,
  LoyaltyProduct,
  LoyaltyProgram,
} from '../../schemas/api/entities/loyalty.ts'
import type { Locale } from '../locale.ts'
import { percentOf } from '../rewards/values.ts'
import { characters, type Character } from './characters.ts'
import { levelAfter, levelOf, levels } from './levels.ts'
import type { Member } from './members.ts'
import type { Product } from './products.ts'
import { pointsAlias, program } from './program.ts'

const cashbackBenefit = {
  uz: (percent: string) => `Haftalik keshbek ${percent}%`,
  ru: (percent: string) => `Еженедельный кешбэк ${percent}%`,
}

/** All levels, with the progress for this experience; undefined for a guest. */
function levelEntities(experience: number | undefined, locale: Locale) {
  return levels.map(({ level, name, minPoints, cashback, benefits }) => ({
    level,
    name: name[locale],
    min_points: minPoints,
    benefits: [cashbackBenefit[locale](percentOf(cashback)), ...benefits[locale]],
    is_reached: experience !== undefined && experience >= minPoints,
  }))
}

export function characterEntity(
  { id, sysname, name, description, minLevel }: Character,
  member: Member | undefined,
  locale: Locale,
): LoyaltyCharacter {
  return {
    id,
    sysname,
    name: name[locale],
    description: description[locale],
    image_url: null,
    min_level: minLevel,
    is_available: member !== undefined && levelOf(member.experience).level >= minLevel,
    is_selected: member?.character_id === id,
  }
}

export function productEntity(
  { id, sysname, name, description, content, price, minLevel, stock }: Product,
  member: Member | undefined,
  pieces: ReadonlyMap<number, number>,
  locale: Locale,
): LoyaltyProduct {
  const left = stock === null ? null : (pieces.get(id) ?? stock)
  return {
    id,
    sysname,
    name: bindWords(name[locale], locale),
    description: bindWords(description[locale], locale),
    type: content.type,
    price,
    image_url: null,
    min_level: minLevel,
    left,
    can_buy: member !== undefined && left !== 0 && levelOf(member.experience).level >= minLevel,
  }
}

export function infoEntity(playerId: number, member: Member, locale: Locale): LoyaltyInfo {
  const level = levelOf(member.experience)
  const character = characters.find(({ id }) => id === member.character_id)
  return {
    id: program.id,
    uid: playerId,
    is_active: true,
    points: member.points,
    pointsAlias: pointsAlias[locale],
    character: character ? characterEntity(character, member, locale) : null,
    level: level.level,
    levels: levelEntities(member.experience, locale),
    progress: {
      minValue: level.minPoints,
      // At the highest level the progress bar is full.
      maxValue: levelAfter(level)?.minPoints ?? Math.max(member.experience, level.minPoints + 1),
      expCount: member.experience,
    },
  }
}

export function programEntity(member: Member | undefined, locale: Locale): LoyaltyProgram {
  return {
    id: program.id,
    sysname: program.sysname,
    ...bindTexts(program.texts[locale], locale),
    is_active: true,
    image_url: null,
    levels: levelEntities(member?.experience, locale),
  }
}
