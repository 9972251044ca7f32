import { UmkreisEmbed } from './embed-element.ts';

const name = 'umkreis-embed';
// a page may carry the line twice
if (!customElements.get(name)) customElements.define(name, UmkreisEmbed);
