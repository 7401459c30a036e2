/** What is said, without a network, in place of a page that is not on the device. It has to do
 * without the catalogues: a service worker loads no modules. */

import { directionOf, isLanguage, type Language } from '../i18n/languages'
import type { Plan } from './plan'

const WORDS: Record<Language, [absent: string, board: string]> = {
  en: ['You are offline, and this page is not on your device yet.', 'To the board'],
  ar: ['أنت غير متصل، وهذه الصفحة ليست محفوظة على جهازك بعد.', 'إلى الرقعة'],
  es: ['No hay conexión y esta página aún no está en tu dispositivo.', 'Al tablero'],
  et: ['Võrku ei ole ja seda lehte pole veel sinu seadmes.', 'Laua juurde'],
  fr: ['Vous êtes hors ligne et cette page n’est pas encore sur votre appareil.', 'Au damier'],
  it: ['Sei offline e questa pagina non è ancora sul tuo dispositivo.', 'Alla damiera'],
  nl: ['Je bent offline en deze pagina staat nog niet op je apparaat.', 'Naar het bord'],
  pt: ['Está sem ligação e esta página ainda não está no seu dispositivo.', 'Ao tabuleiro'],
  ru: ['Сети нет, а этой страницы на устройстве ещё нет.', 'К доске'],
  tr: ['Çevrimdışısınız ve bu sayfa henüz cihazınızda yok.', 'Tahtaya git'],
  vi: ['Bạn đang ngoại tuyến và trang này chưa có trên thiết bị.', 'Về bàn cờ'],
}

/** Rules pages say in their address which language they are in; English ones don't. */
export function absencePage(path: string, { style }: Plan): Response {
  const code = path.split('/')[1]
  const language = isLanguage(code) ? code : 'en'
  const [absent, board] = WORDS[language]
  const html = `<!doctype html><html lang="${language}" dir="${directionOf(language)}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><title>damier</title>
<link rel="stylesheet" href="${style}">
<main class="failure"><h1>${absent}</h1><p><a class="go" href="/">${board}</a></p></main>`
  return new Response(html, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } })
}
