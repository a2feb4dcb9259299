import { callWithoutForm, checkWithEffect } from './actions.ts'
import { articlesInPopup, unknownTopic } from './articles.ts'
import { duplicateBlockId, emptyDocument, emptyMenu, wrongColumns } from './blocks.ts'
import {
  emptyOpening,
  emptyPeriod,
  impossibleDate,
  missingQueryKey,
  missingRouteParameter,
  noVisitor,
  unansweredInMenu,
  unansweredInPopup,
  unknownCondition,
} from './conditions.ts'
import { cardSecurityCode } from './forms/card-security.ts'
import {
  convertedDraft,
  inferredType,
  leftOutField,
  noFields,
  schemaTooLarge,
  singleValue,
  unknownSchemaReference,
} from './forms/conversion.ts'
import { endlessReference } from './forms/endless-references.ts'
import {
  fileTooLarge,
  impossibleLimit,
  largeFiles,
  lockedField,
  requiredNull,
  reservedName,
  sameId,
  wrongDefault,
  wrongWidget,
} from './forms/fields.ts'
import {
  misspelledFormat,
  misspelledKeyword,
  repeatedChoice,
  uncheckedFormat,
  unknownValidator,
  uselessKeyword,
  uselessLimit,
  wrongKeyword,
  wrongPattern,
} from './forms/keywords.ts'
import {
  duplicateField,
  incompleteOrder,
  uncheckedSameAs,
  unknownDependency,
  unknownField,
  unknownSameAs,
  unreachableField,
  uselessField,
  uselessName,
} from './forms/names.ts'
import { rejectedPrefix } from './forms/phone-prefix.ts'
import { knownDetails, knownPassword, visiblePassword } from './forms/secret-fields.ts'
import { slowPattern } from './forms/slow-patterns.ts'
import { unsentField, unsentFile } from './forms/unsent-fields.ts'
import { unsupportedKeyword } from './forms/unsupported-keywords.ts'
import { untypedField } from './forms/untyped-fields.ts'
import { experimentRestart, wrongExperiment } from './experiments.ts'
import { incompleteLanguage, missingLanguage, removedLanguage, wrongLanguage } from './languages.ts'
import {
  missingAge,
  missingComplianceElement,
  missingConsent,
  missingInvitationNotice,
  missingRecoveryForm,
} from './law.ts'
import { insecureLink, invalidLink, lookalikeHost } from './links.ts'
import { lockedPart } from './locks.ts'
import { lowContrast, missingLogo, poorFont, transparentScrim, wrongColour } from './looks.ts'
import { popupLoop, popupWithoutExit, unaskedWithoutClose } from './popups.ts'
import {
  redirectedPage,
  redirectedRole,
  redirectLoop,
  unknownTarget,
  uselessRedirect,
  wrongRedirect,
} from './redirects.ts'
import {
  disallowedHost,
  duplicateAnchor,
  invalidOrigin,
  missingAlternative,
  missingDocument,
  missingPicture,
  unknownFile,
  unknownProvider,
  unknownReference,
  wrongReference,
} from './references.ts'
import {
  duplicateRole,
  invitedPlayer,
  missingRole,
  formRequirement,
  pageRequirement,
  roleAddress,
  shownRequirement,
  testedText,
} from './roles.ts'
import {
  duplicateSeo,
  hiddenPage,
  redirectedRoute,
  takenAddress,
  unresolvedParameter,
  wrongRoute,
} from './routes.ts'
import type { Rule } from './rule.ts'
import { unknownSeoPlaceholder } from './search.ts'
import {
  duplicateMethod,
  invalidHost,
  missingAppName,
  missingBrand,
  noPaymentMethod,
  ownFrameHost,
  repeatedSign,
  impossibleLength,
  unknownInterval,
  unknownTimeZone,
  wrongAmount,
} from './settings.ts'
import { sectionInPopup, unknownSectionText, wrongInSection } from './sections.ts'
import { unlistedHost, unsupportedSnippet } from './snippets.ts'
import { style } from './style.ts'
import {
  blankText,
  controlCharacters,
  lostPlaceholder,
  missingMessage,
  missingRequiredText,
  missingText,
  sampleText,
  shownMarkup,
  unknownPlaceholder,
} from './texts.ts'

/*
 * What the site rejects or warns about. A rule is a record in the file of its subject. Contracts of documents and
 * blocks are checked before, while a document is prepared (`../prepare/`).
 */

/** What a form says by itself, in stages: each presupposes a form without errors in those before it. */
export const formRules = {
  secrets: [schemaTooLarge, cardSecurityCode, knownPassword, visiblePassword, knownDetails],
  keywords: [
    misspelledKeyword,
    uselessKeyword,
    wrongKeyword,
    misspelledFormat,
    uncheckedFormat,
    wrongPattern,
    repeatedChoice,
    unknownValidator,
    uselessLimit,
    impossibleLimit,
    reservedName,
  ],
  // Before any rule that matches texts.
  patterns: [slowPattern],
  conversion: [
    unknownSchemaReference,
    convertedDraft,
    inferredType,
    leftOutField,
    singleValue,
    endlessReference,
    unsupportedKeyword,
    uncheckedSameAs,
    sameId,
  ],
  types: [untypedField, noFields],
  fields: [
    uselessName,
    uselessField,
    wrongWidget,
    fileTooLarge,
    largeFiles,
    rejectedPrefix,
    unsentField,
    unsentFile,
    wrongDefault,
    lockedField,
    requiredNull,
    unknownField,
    incompleteOrder,
    duplicateField,
    unreachableField,
    unknownSameAs,
    unknownDependency,
  ],
} as const satisfies Record<string, readonly Rule[]>

/** What a document says by itself. A preview shows only documents that pass. */
export const documentRules: readonly Rule[] = [
  missingText,
  controlCharacters,
  blankText,
  missingMessage,
  lostPlaceholder,
  unknownPlaceholder,
  shownMarkup,
  unknownProvider,
  unlistedHost,
  unsupportedSnippet,
  invalidLink,
  lookalikeHost,
  insecureLink,
  unknownFile,
  missingPicture,
  missingAlternative,
  invalidOrigin,
  duplicateAnchor,
  duplicateBlockId,
  wrongColumns,
  noVisitor,
  unknownCondition,
  unansweredInPopup,
  unansweredInMenu,
  emptyPeriod,
  emptyOpening,
  unaskedWithoutClose,
  impossibleDate,
  missingRouteParameter,
  missingQueryKey,
  wrongInSection,
  sectionInPopup,
  unknownSectionText,
  wrongExperiment,
  experimentRestart,
  callWithoutForm,
  checkWithEffect,
  wrongColour,
  lowContrast,
  transparentScrim,
  missingLogo,
  poorFont,
  unknownTimeZone,
  missingBrand,
  missingAppName,
  invalidHost,
  repeatedSign,
  impossibleLength,
  unknownInterval,
  ownFrameHost,
  missingLanguage,
  wrongLanguage,
]

/** What a document is within the site, checked once all documents pass by themselves. */
export const siteRules: readonly Rule[] = [
  missingDocument,
  wrongRoute,
  redirectedRoute,
  hiddenPage,
  unresolvedParameter,
  takenAddress,
  missingRole,
  duplicateRole,
  roleAddress,
  shownRequirement,
  pageRequirement,
  formRequirement,
  testedText,
  lockedPart,
  emptyDocument,
  emptyMenu,
  missingConsent,
  missingAge,
  missingComplianceElement,
  missingRecoveryForm,
  missingInvitationNotice,
  invitedPlayer,
  unknownReference,
  wrongReference,
  disallowedHost,
  wrongRedirect,
  redirectLoop,
  redirectedRole,
  redirectedPage,
  uselessRedirect,
  unknownTarget,
  popupWithoutExit,
  popupLoop,
  noPaymentMethod,
  wrongAmount,
  duplicateMethod,
  removedLanguage,
  incompleteLanguage,
  missingRequiredText,
  unknownTopic,
  articlesInPopup,
  duplicateSeo,
  unknownSeoPlaceholder,
  sampleText,
]

/** What only the editor shows, beside the text. */
export const hintRules: readonly Rule[] = [style]
