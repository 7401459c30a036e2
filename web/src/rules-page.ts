/** What the rules pages, which are made when the page is built, share with it: words and pieces. */

export { recordWords } from './app/record'
export { ruleName, ruleTitle } from './app/words'
export { SPRITE } from './board/sprites'
export { directionOf, holdingSpaces, languages, loadTranslate, shownIn } from './i18n'
