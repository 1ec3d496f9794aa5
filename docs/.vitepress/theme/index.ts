import { withBase } from 'vitepress';
import theme from 'vitepress/theme-without-fonts';
import { h } from 'vue';
import './style.css';

/** The page for a wrong address. */
const notFound = () =>
  h('main', { class: 'not-found vp-doc' }, [
    h('h1', 'There is no page at this address'),
    h('p', 'It may have moved. Use the search, or start here:'),
    h('p', h('a', { href: withBase('/') }, 'Payload rules')),
  ]);

export default { ...theme, Layout: () => h(theme.Layout, null, { 'not-found': notFound }) };
