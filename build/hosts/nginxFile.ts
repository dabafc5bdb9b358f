import type { HeaderRules } from './headers.ts';
import { hostFileNames, pageAddress, prefixes } from './addresses.ts';
import { fileTypes } from './fileTypes.ts';

/** A value as nginx reads it: in quotes, where only these have a meaning. */
function quoted(value: string) {
  if (/[\\"$\n]/.test(value))
    throw new Error(`nginx.conf: a header has a character with a meaning of its own: ${value.slice(0, 60)}…`);
  return `"${value}"`;
}

const types = Object.entries(fileTypes).map(([extension, type]) => ({
  extension: extension.slice(1),
  type: type.split(';')[0] ?? '',
  hasCharset: type.includes('charset'),
}));

/**
 * `nginx.conf`, for the inside of a server that names the folder as its `root`: what static hosts do by themselves, with the same headers.
 * A page is asked for anew each time (304 where it is the same), files that are there keep what the rules say.
 */
export function nginxFile(rules: HeaderRules): string {
  const { '/*': everywhere = {}, ...forFiles } = rules;
  const locations = Object.entries(forFiles).map(([path, values]) => {
    const { 'Cache-Control': kept, ...others } = values;
    // A location with headers of its own would lose those of the server.
    if (kept === undefined || Object.keys(others).length > 0)
      throw new Error(`nginx.conf: ${path} has other headers than Cache-Control`);
    return `location ^~ ${path.replace(/\*$/, '')} {
    set $kept ${quoted(kept)};
    try_files $uri =404;
}`;
  });
  return `# For nginx 1.18 or newer, in a server whose root is this folder. Made with the pages: after each deploy, have nginx read it again.

charset utf-8;
charset_types ${types
    .filter(({ hasCharset, type }) => hasCharset && type !== 'text/html')
    .map(({ type }) => type)
    .join(' ')};
types {
${types.map(({ extension, type }) => `    ${type} ${extension};`).join('\n')}
}

# Compressed files stand beside their originals.
gzip_static on;
gzip_vary on;

server_tokens off;
absolute_redirect off;
merge_slashes off;

set $kept "no-cache";
add_header Cache-Control $kept always;
${Object.entries(everywhere)
  .map(([name, value]) => `add_header ${name} ${quoted(value)} always;`)
  .join('\n')}

# The page for what is not found, in the language of the address.
set $missing /404.html;
if ($uri ~ "^/(${prefixes})(?:/|$)") {
    set $missing /$1/404.html;
}
error_page 404 $missing;

location / {
    try_files $uri =404;
}
location = / {
    try_files /index.html =404;
}
location = /index.html {
    return 301 /$is_args$args;
}
location ~ "/404(?:\\.html)?$" {
    internal;
}
location ~ "^${pageAddress}$" {
    try_files $uri.html =404;
}
location ~ "^(?<page>${pageAddress})(?:/+|\\.html)$" {
    if (-f $document_root$page.html) {
        return 301 $page$is_args$args;
    }
    return 404;
}
location ~ "^/(?:${hostFileNames.map((name) => name.replaceAll('.', '\\.')).join('|')})$|\\.gz$" {
    return 404;
}
${locations.join('\n')}
`;
}
