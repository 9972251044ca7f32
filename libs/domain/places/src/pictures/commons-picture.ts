export const commonsOrigin = 'https://commons.wikimedia.org';
export const commonsPictureOrigin = 'https://upload.wikimedia.org';
const page = `${commonsOrigin}/wiki/`;
/** Characters not allowed in page titles */
const forbidden = /[#<>[\]|{}]|\p{Cc}/u;

/** 'File:Name.jpg' or 'Category:Name' of a reference to Wikimedia Commons; undefined: none. */
function commonsTitle(text: string): string | undefined {
  let title = text;
  if (/^https?:\/\//i.test(text)) {
    if (!URL.canParse(text)) return undefined;
    const { hostname, pathname } = new URL(text);
    const parts = pathname.split('/');
    if (/^commons\.(m\.)?wikimedia\.org$/.test(hostname) && parts[1] === 'wiki') title = parts.slice(2).join('/');
    // /wikipedia/commons/a/ab/Name.jpg, /wikipedia/commons/thumb/a/ab/Name.jpg/640px-Name.jpg
    else if (hostname === 'upload.wikimedia.org' && parts[2] === 'commons')
      title = `File:${parts[3] === 'thumb' ? (parts[6] ?? '') : (parts[5] ?? '')}`;
    else return undefined;
    try {
      title = decodeURIComponent(title);
    } catch {
      return undefined;
    }
  }
  const [, kind, name] = /^(file|image|category):\s*(.+)$/i.exec(title.replaceAll('_', ' ').trim()) ?? [];
  if (!kind || !name || forbidden.test(name)) return undefined;
  return `${kind.toLowerCase() === 'category' ? 'Category' : 'File'}:${name}`;
}

/** The Commons page with licence and author; undefined if the text refers to none. */
export function commonsPage(text: string): string | undefined {
  const title = commonsTitle(text);
  return title && page + encodeURIComponent(title.replaceAll(' ', '_')).replaceAll('%3A', ':');
}

/** The file of a Commons page, 'File:Name.jpg'; undefined for other pages. */
export function commonsFile(url: string): string | undefined {
  const title = commonsTitle(url);
  return title?.startsWith('File:') ? title : undefined;
}
